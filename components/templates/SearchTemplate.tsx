import { pick } from '#components/islands/pick.ts';
import { SearchPanel } from '#components/islands/search/SearchPanel.tsx';
import { QUERY_MARK, SEARCH_KEYS, type SearchTexts } from '#components/islands/search/search-texts.ts';
import { PageLinks } from '#components/sections/PageLinks.tsx';
import { consultationHref } from '#components/shell/menu-links.ts';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import { fill } from '#lib/i18n/fill.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import css from './SearchTemplate.module.css';

/** Where people who search often want to go, and those whose browser runs no script. */
const WAYS = ['web-services', 'advertising-services', 'service-tariffs', 'blog', 'contact-us'] as const;

function textsIn(lng: LanguageCode): SearchTexts {
  const search = messagesOf(lng, 'search');
  const shell = messagesOf(lng, 'shell');
  const question = fill(search.greeting, { query: QUERY_MARK });
  return {
    ...pick(search, SEARCH_KEYS),
    ...pick(shell, ['consultation', 'whatsapp', 'telegram']),
    locale: languageOf(lng).locale,
    submit: shell.search,
    whatsappHref: whatsappUrl(question),
    telegramHref: telegramUrl(question),
  };
}

/** The search page: a field, and the pages most people look for until something is typed. */
export function SearchTemplate({ lng }: { readonly lng: LanguageCode }) {
  const search = messagesOf(lng, 'search');
  return (
    <SiteFrame id="search" lng={lng}>
      <div className={css.page}>
        <h1 className="vh">{search.heading}</h1>
        <SearchPanel
          lng={lng}
          action={pathOf('search', lng)}
          consultationHref={consultationHref({ id: 'search', lng })}
          texts={textsIn(lng)}
        >
          <noscript>
            <p className={css.noScript}>{search.noScript}</p>
          </noscript>
          <h2 className={`h4 ${css.ways}`}>{search.waysTitle}</h2>
          <PageLinks lng={lng} pages={WAYS} />
        </SearchPanel>
      </div>
    </SiteFrame>
  );
}
