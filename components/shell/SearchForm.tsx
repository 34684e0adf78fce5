import { Button } from '#components/ui/Button.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import css from './SearchForm.module.css';

/** Search box of the menus: a plain form that opens the search page with `?q=`. */
export function SearchForm({ lng }: { readonly lng: LanguageCode }) {
  const shell = messagesOf(lng, 'shell');
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers we support
    <form role="search" className={css.form} action={pathOf('search', lng)}>
      <input
        className={css.input}
        name="q"
        type="search"
        aria-label={shell.search}
        placeholder={shell.searchPlaceholder}
        required
      />
      <Button variant="ink" size="sm" type="submit">
        {shell.search}
      </Button>
    </form>
  );
}
