import { LANGUAGES } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import css from './LanguageList.module.css';

/** The home page in every language, for pages that have no language of their own. */
export function LanguageList() {
  return (
    <ul className={css.languages}>
      {LANGUAGES.map(({ code, locale, nativeName }) => (
        <li key={code}>
          <a href={pathOf('home', code)} hrefLang={code} lang={locale}>
            {nativeName}
          </a>
        </li>
      ))}
    </ul>
  );
}
