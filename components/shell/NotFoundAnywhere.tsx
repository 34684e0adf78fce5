import { FALLBACK_LANGUAGE, LANGUAGES, type LanguageCode } from '#lib/i18n/languages.ts';
import { notFoundMetadata } from '#lib/seo/metadata.ts';
import { LanguageList } from './LanguageList.tsx';
import css from './NotFound.module.css';
import { NotFoundBody } from './NotFoundBody.tsx';
import { NotFoundDrawing } from './NotFoundDrawing.tsx';
import { Wordmark, WordmarkSymbol } from './Wordmark.tsx';

/**
 * 404 page of hosts that have one for all addresses. All languages are in it; its script shows the one of the path
 * or leaves for the page that was meant (`lib/browser/not-found.ts`). Without script English shows.
 */
export function NotFoundAnywhere() {
  return (
    <main className={css.page}>
      <WordmarkSymbol />
      <NotFoundDrawing label="404" />
      <div className="wrap">
        {LANGUAGES.map(({ code, locale, dir }) => (
          <section
            key={code}
            className={css.part}
            lang={locale}
            dir={dir}
            data-not-found={code}
            data-title={titleIn(code)}
            hidden={code !== FALLBACK_LANGUAGE}
            suppressHydrationWarning
          >
            <Wordmark />
            <NotFoundBody lng={code} />
          </section>
        ))}
        <LanguageList />
      </div>
    </main>
  );
}

const titleIn = (lng: LanguageCode): string => String(notFoundMetadata(lng).title);
