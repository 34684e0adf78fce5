import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pageName } from '#lib/pages/page-name.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { builtPages, pageOf } from '#lib/pages/registry.ts';
import css from './KeptPages.module.css';

/**
 * Every public page of the language as a link nobody sees; the page's script shows those that are on the device. Their
 * names cannot come from anywhere else without a connection.
 */
export function KeptPages({ lng }: { readonly lng: LanguageCode }) {
  return (
    <section className="wrap" id="kept" aria-labelledby="kept-title" hidden suppressHydrationWarning>
      <div className={css.kept}>
        <h2 className="h3" id="kept-title">
          {messagesOf(lng, 'app').offline.kept}
        </h2>
        <ul className={css.list}>
          {builtPages()
            .filter((id) => pageOf(id).indexed)
            .map((id) => (
              <li key={id} hidden suppressHydrationWarning>
                <a className="link" href={pathOf(id, lng)}>
                  {pageName(id, lng)}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
