import { LANGUAGE_CODES, UNKNOWN_ROUTE_LANGUAGE } from '#lib/i18n/languages.ts';
import { isLanguageTag } from '#lib/i18n/resolve-path.ts';
import { builtPages, PAGES } from '#lib/pages/registry.ts';
import { LANGUAGE_PATTERN } from './rules.ts';

/*
 * The redirects of `resolvePath`, as patterns that PCRE, RE2 and JavaScript read alike. They are held against an address
 * as it was asked for, with its query: no host has decoded it, so nothing in it can break out of a header.
 */

/** The first rule whose pattern fits decides. */
export interface RedirectRule {
  readonly pattern: string;
  /** Where to, with the groups of the pattern as `$1` and so on; `null`: it stays where it is. */
  readonly to: string | null;
}

const QUERY = '(\\?.*)?$';
const LANGUAGE = `^/+(${LANGUAGE_PATTERN})`;

/** nginx reads no word of its configuration that is longer than 4,096 bytes. */
const SLUGS_A_RULE = 60;

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** Built pages by the folder they stand in: `blog/` and the names there, the home page left out. */
function foldersOfPages(): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const slug of builtPages().map((id) => PAGES[id].slug)) {
    const cut = slug.lastIndexOf('/') + 1;
    if (slug !== '') folders.set(slug.slice(0, cut), [...(folders.get(slug.slice(0, cut)) ?? []), slug.slice(cut)]);
  }
  return folders;
}

/** A page that is asked for with slashes too many has one address for good. */
export const SPELLING_REDIRECTS: readonly RedirectRule[] = [
  { pattern: `^/(?:${LANGUAGE_PATTERN})(?:/[^/?]+)*${QUERY}`, to: null },
  { pattern: `${LANGUAGE}/*${QUERY}`, to: '/$1$2' },
  ...[...foldersOfPages()].flatMap(([folder, names]) =>
    chunksOf(names, SLUGS_A_RULE).map((some) => ({
      pattern: `${LANGUAGE}/+${folder.replaceAll('/', '/+')}(${some.join('|')})/*${QUERY}`,
      to: `/$1/${folder}$2$3`,
    })),
  ),
];

const anyCase = (text: string): string =>
  [...text].map((letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`).join('');

/** Script and region of a tag, the rest of the path without a dot (a missing file is a missing file), the query. */
const TAIL = `(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?((?:/+[^/.?]+)*)/*${QUERY}`;

/** Pages whose address begins like a tag of a language. */
const taglike = Object.values(PAGES)
  .map(({ slug }) => slug)
  .filter((slug) => isLanguageTag(slug.split('/')[0] ?? ''));

/** Other tags of a language lead to it, and languages the site has not to Persian. For addresses that no file answers. */
export const TAG_REDIRECTS: readonly RedirectRule[] = [
  { pattern: `^/+(?:${[LANGUAGE_PATTERN, ...taglike].join('|')})(?:[/?]|$)`, to: null },
  ...LANGUAGE_CODES.map((code) => ({ pattern: `^/+${anyCase(code)}${TAIL}`, to: `/${code}$1$2` })),
  { pattern: `^/+[A-Za-z]{2,3}${TAIL}`, to: `/${UNKNOWN_ROUTE_LANGUAGE}$1$2` },
];
