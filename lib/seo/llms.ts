import { type ContentPage, loadPage } from '#lib/content/load.ts';
import { FALLBACK_LANGUAGE, LANGUAGES } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import type { PageKind } from '#lib/pages/page-kinds.ts';
import { pageName } from '#lib/pages/page-name.ts';
import { feedPath, urlOf } from '#lib/pages/paths.ts';
import { builtPages, type PageId, pageOf } from '#lib/pages/registry.ts';
import { siteUrl } from '#lib/site.ts';

const LNG = FALLBACK_LANGUAGE;

/** A page that may be listed has content, and with it a description. */
const link = (id: PageId): string =>
  `- [${pageName(id, LNG)}](${urlOf(id, LNG)}): ${loadPage(LNG, id as ContentPage).seo.description}`;

const pagesOf = (...kinds: PageKind[]): string[] =>
  builtPages()
    .filter((id) => pageOf(id).indexed && kinds.includes(pageOf(id).kind))
    .map(link);

const section = (title: string, lines: readonly string[]): string => `## ${title}\n\n${lines.join('\n')}`;

/**
 * The site in one text for programs that read for people (llmstxt.org): in English, with the way to the other
 * languages, whose addresses differ in their first part only.
 */
export function llmsText(): string {
  const { brand, footer, services, advertising, pages, languages } = messagesOf(LNG, 'shell');
  return [
    `# ${brand}`,
    `> ${footer.about}`,
    section(footer.agency, pagesOf('home', 'company')),
    section(services, pagesOf('service', 'tariffs')),
    section(advertising, pagesOf('advertising')),
    section(pages.blog, [...pagesOf('blog', 'article'), `- [Atom](${siteUrl}${feedPath(LNG)}): ${pages.blog}`]),
    section(
      languages,
      LANGUAGES.map(({ code, nativeName }) => `- [${nativeName}](${urlOf('home', code)})`),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}
