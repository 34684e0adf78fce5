import { Icon } from '#components/ui/Icon.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pageName } from '#lib/pages/page-name.ts';
import { pathOf } from '#lib/pages/paths.ts';
import type { PageId } from '#lib/pages/registry.ts';
import css from './PageLinks.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly pages: readonly PageId[];
}

/** Pages on ruled lines: name, one line where there is one, arrow. */
export function PageLinks({ lng, pages }: Props) {
  const lines: Readonly<Record<string, string>> = messagesOf(lng, 'services').lines;
  return (
    <ul className={css.list}>
      {pages.map((page) => (
        <li key={page}>
          <a className={css.link} href={pathOf(page, lng)}>
            <span className="h3">{pageName(page, lng)}</span>
            <span className="body2 muted">{lines[page]}</span>
            <Icon name="arrow" flip />
          </a>
        </li>
      ))}
    </ul>
  );
}
