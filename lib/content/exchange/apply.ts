import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import { checkContent } from '../check/check-file.ts';
import { namesOf } from '../check/check-locales.ts';
import type { Finding } from '../check/finding.ts';
import { readLocaleFile } from '../check/locale-file.ts';
import { textsOf } from '../check/text-entry.ts';
import { editTexts } from '../edit/edit-json.ts';
import type { ReturnedRow } from './row.ts';

/** A row that may not go in, and why. */
export interface Refused {
  readonly place: string;
  readonly problem: string;
  readonly mend: string;
}

/** A text before and after. */
export interface Changed extends ReturnedRow {
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

const textsIn = (folder: string, language: LanguageCode, name: string): ReadonlyMap<string, string> => {
  const file = readLocaleFile(folder, `${language}/${name}`);
  return textsOf(name, file.state === 'parsed' ? file.content : undefined);
};

const isError = ({ level }: Finding): boolean => level === 'error';

/** Rows of one file: what they change, without those that would break the page. */
function planFile(folder: string, language: LanguageCode, name: string, rows: readonly ReturnedRow[]): Plan {
  const file = `${language}/${name}`;
  const texts = textsIn(folder, language, name);
  const english = textsIn(folder, FALLBACK_LANGUAGE, name);
  const unknown = rows.filter(({ field }) => !texts.has(field));
  const changed = rows.flatMap((row) => {
    const before = texts.get(row.field);
    if (before === undefined || before === row.text) return [];
    return [{ ...row, before, fromToday: english.get(row.field) === row.english }];
  });
  const nowhere = unknown.map(({ place, field }) => ({
    place,
    problem: `${name} has no field "${field}"`,
    mend: 'leave the columns File and Field as they came',
  }));
  if (changed.length === 0) return { changed, refused: nowhere, files: [] };

  const json = readFileSync(path.join(folder, file), 'utf8');
  const apply = (some: readonly Changed[]) => editTexts(json, new Map(some.map(({ field, text }) => [field, text])));
  const errors = checkContent(folder, language, name, JSON.parse(apply(changed))).filter(isError);
  const bad = new Map(errors.map((finding) => [finding.field, finding]));
  const good = changed.filter(({ field }) => !bad.has(field));
  const refused = changed.flatMap(({ place, field, text }) => {
    const finding = bad.get(field);
    return finding ? [{ place, problem: `“${text}”: ${finding.problem}`, mend: finding.mend }] : [];
  });
  const after = apply(good);
  return { changed: good, refused: [...nowhere, ...refused], files: good.length > 0 ? [{ file, after }] : [] };
}

/** What rows that came back would change, and which of them would break a page. */
export function planImport(folder: string, language: LanguageCode, rows: readonly ReturnedRow[]): Plan {
  const names = new Set(namesOf(folder, language));
  const lost = rows.filter(({ file }) => !names.has(file));
  const plans = [...new Set(rows.map(({ file }) => file))]
    .filter((name) => names.has(name))
    .map((name) =>
      planFile(
        folder,
        language,
        name,
        rows.filter(({ file }) => file === name),
      ),
    );
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
