import type { LanguageCode } from '#lib/i18n/languages.ts';
import { type Finding, fileFinding } from './finding.ts';
import { readLocaleFile } from './locale-file.ts';
import { OVERLAP_LIMIT, overlaps, passages } from './overlap.ts';
import { textsOf } from './text-entry.ts';

/**
 * Pages of one language that repeat each other.
 *
 * @param names pages to compare, as paths under the language: `pages/home.json`
 */
export function overlapFindings(folder: string, language: LanguageCode, names: readonly string[]): Finding[] {
  const pages = names.map((name) => {
    const file = readLocaleFile(folder, `${language}/${name}`);
    const texts = textsOf(name, file.state === 'parsed' ? file.content : undefined);
    return [name, passages(texts.values(), language)] as const;
  });
  return overlaps(new Map(pages))
    .filter(({ share }) => share > OVERLAP_LIMIT)
    .map(({ pages: [first, second], share }) => {
      const problem = `${Math.round(share * 100)} % of its passages stand in ${second} too`;
      return fileFinding(
        { language, file: `${language}/${first}` },
        'overlap',
        problem,
        'tell it from this page’s side',
      );
    });
}
