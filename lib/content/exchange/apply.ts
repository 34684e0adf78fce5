import type { LanguageCode } from '#lib/i18n/languages.ts';
import type { Finding } from '../check/finding.ts';
import { editTexts } from '../edit/edit-json.ts';
import { errorsAfter } from './errors-after.ts';
import { exchangedNames, fileTexts, stepsIn } from './file-texts.ts';
import { jsonToEdit } from './json-to-edit.ts';
import type { ReturnedRow } from './row.ts';

/** A row that may not go in, and why. */
export interface Refused {
  readonly place: string;
  readonly problem: string;
  readonly mend: string;
}

/** A text before and after. */
export interface Changed extends ReturnedRow {
  /** Empty for a text that was missing. */
  readonly before: string;
  /** English is still what the translator saw. */
  readonly fromToday: boolean;
}

/** What an import would do. */
export interface Plan {
  readonly changed: readonly Changed[];
  readonly refused: readonly Refused[];
  readonly files: readonly { readonly file: string; readonly after: string }[];
}

const refusal = ({ place, text }: Changed, { field, problem, mend }: Finding, own: boolean): Refused => ({
  place,
  problem: `“${text}”: ${own ? '' : `with it, ${field || 'the file'}: `}${problem}`,
  mend,
});

/** Rows of one file: what they change, without those that would break the page. */
function planFile(folder: string, language: LanguageCode, name: string, rows: readonly ReturnedRow[]): Plan {
  const { own, fields, englishOf } = fileTexts(folder, language, name);
  const known = new Set(fields);
  const nowhere = rows
    .filter(({ field }) => !known.has(field))
    .map(({ place, field }) => ({
      place,
      problem: `${name} has no field "${field}"`,
      mend: 'leave the columns File and Field as they came',
    }));
  const changed = rows.flatMap((row): Changed[] => {
    const before = own.get(row.field) ?? '';
    if (!known.has(row.field) || before === row.text) return [];
    return [{ ...row, before, fromToday: englishOf(row.field) === row.english }];
  });
  if (changed.length === 0) return { changed, refused: nowhere, files: [] };

  const json = jsonToEdit(folder, language, name);
  if (typeof json !== 'string') {
    const mend = `mend the file first: ${json.mend}`;
    return { changed: [], refused: rows.map(({ place }) => ({ place, problem: json.problem, mend })), files: [] };
  }
  const apply = (some: readonly Changed[]) =>
    editTexts(json, new Map(some.map(({ field, text }) => [field, text])), stepsIn(name));
  const errors = errorsAfter(folder, language, name, json, changed, apply);
  const good = changed.filter((row) => !errors.has(row));
  const refused = [...errors].map(([row, finding]) => refusal(row, finding, finding.field === row.field));
  return {
    changed: good,
    refused: [...nowhere, ...refused],
    files: good.length > 0 ? [{ file: `${language}/${name}`, after: apply(good) }] : [],
  };
}

/** What rows that came back would change, and which of them would break a page. */
export function planImport(folder: string, language: LanguageCode, rows: readonly ReturnedRow[]): Plan {
  const names = new Set(exchangedNames(folder, language));
  const byFile = Map.groupBy(rows, ({ file }) => file);
  const plans = [...byFile].flatMap(([name, own]) => (names.has(name) ? planFile(folder, language, name, own) : []));
  const lost = rows.filter(({ file }) => !names.has(file));
  return {
    changed: plans.flatMap(({ changed }) => changed),
    files: plans.flatMap(({ files }) => files),
    refused: [
      ...lost.map(({ place, file }) => ({
        place,
        problem: `there is no file "${file}"`,
        mend: 'leave the column File as it came',
      })),
      ...plans.flatMap(({ refused }) => refused),
    ],
  };
}
