import type { LanguageCode } from '#lib/i18n/languages.ts';
import { checkContent } from '../check/check-file.ts';
import type { Finding } from '../check/finding.ts';
import { glossaryContentFindings } from '../check/glossary-findings.ts';
import type { Changed } from './apply.ts';
import { GLOSSARY_FILE } from './file-texts.ts';

const groupOf = (field: string): string => field.slice(0, Math.max(field.lastIndexOf('.'), 0));

/** Whether an error is about a text, about a group it stands in, or about what stands beside it. */
const isAbout = ({ field }: Finding, row: Changed): boolean =>
  row.field === field || row.field.startsWith(`${field}.`) || groupOf(row.field) === groupOf(field);

const nameOf = ({ rule, field, problem }: Finding): string => [rule, field, problem].join(' ');

/** The rows that errors fall back on, each with the first of its errors; all of them when an error is about none. */
function blamed(errors: readonly Finding[], rows: readonly Changed[]): Map<Changed, Finding> {
  const blame = errors.flatMap((error) => {
    const own = rows.filter(({ field }) => field === error.field);
    const near = own.length > 0 ? own : rows.filter((row) => isAbout(error, row));
    return (near.length > 0 ? near : rows).map((row) => [row, error] as const);
  });
  return new Map(blame.toReversed());
}

/**
 * The rows that would break a file, each with the error. A row is refused for an error of its own, and for one that
 * its file did not have before: a text that is added to half a group breaks the group.
 *
 * @param json the file as it is
 * @param apply the file with some rows written into it
 */
export function errorsAfter(
  folder: string,
  language: LanguageCode,
  name: string,
  json: string,
  changed: readonly Changed[],
  apply: (some: readonly Changed[]) => string,
): ReadonlyMap<Changed, Finding> {
  const errorsIn = (text: string): Finding[] => {
    const content: unknown = JSON.parse(text);
    const found =
      name === GLOSSARY_FILE
        ? glossaryContentFindings(folder, language, content)
        : checkContent(folder, language, name, content);
    return found.filter(({ level }) => level === 'error');
  };
  const before = new Set(errorsIn(json).map(nameOf));
  const bad = new Map<Changed, Finding>();
  let good = changed;
  while (good.length > 0) {
    const fields = new Set(good.map(({ field }) => field));
    const errors = errorsIn(apply(good)).filter((found) => fields.has(found.field) || !before.has(nameOf(found)));
    if (errors.length === 0) break;
    for (const [row, error] of blamed(errors, good)) bad.set(row, error);
    good = changed.filter((row) => !bad.has(row));
  }
  return bad;
}
