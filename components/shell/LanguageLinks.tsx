import type { ReactNode } from 'react';
import { LANGUAGES, type LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import type { Place } from './menu-links.ts';

interface Props extends Place {
  readonly listClass: string | undefined;
  readonly linkClass: string | undefined;
  /** Drawn after the name of the page's own language. */
  readonly mark?: ReactNode;
}

/**
 * The page in every language, each under its own name. Plain links: direction, fonts and texts start afresh.
 * The page's script lets them keep query and fragment (`data-language`).
 */
export function LanguageLinks({ id, lng, listClass, linkClass, mark }: Props) {
  return (
    <ul className={listClass}>
      {LANGUAGES.map(({ code, locale, nativeName }) => (
        <li key={code}>
          <a
            className={linkClass}
            href={pathOf(id ?? 'home', code)}
            hrefLang={code}
            lang={locale}
            data-language=""
            aria-current={isCurrent(code, lng)}
          >
            {nativeName}
            {code === lng && mark}
          </a>
        </li>
      ))}
    </ul>
  );
}

const isCurrent = (code: LanguageCode, lng: LanguageCode): true | undefined => (code === lng ? true : undefined);
