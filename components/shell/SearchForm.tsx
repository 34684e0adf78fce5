import { Button } from '#components/ui/Button.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import css from './SearchForm.module.css';

interface Props {
  readonly lng: LanguageCode;
  /** Id of the input, one a page. */
  readonly field: string;
}

/** Search box of the menus: a plain form that opens the search page with `?q=`. */
export function SearchForm({ lng, field }: Props) {
  const shell = messagesOf(lng, 'shell');
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers we support
    <form role="search" className={css.form} action={pathOf('search', lng)}>
      <label className="vh" htmlFor={field}>
        {shell.search}
      </label>
      <input id={field} className={css.input} name="q" type="search" placeholder={shell.searchPlaceholder} required />
      <Button variant="ink" size="sm" type="submit">
        {shell.search}
      </Button>
    </form>
  );
}
