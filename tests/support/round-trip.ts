import { readFileSync } from 'node:fs';
import { editTexts } from '#lib/content/edit/edit-json.ts';
import { stepsIn } from '#lib/content/exchange/file-texts.ts';
import type { ReturnedRow, Row } from '#lib/content/exchange/row.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';

const GONE = '∅';

type Fields = readonly Pick<Row, 'field' | 'text'>[];
const textsOf = (rows: Fields) => new Map(rows.map(({ field, text }) => [field, text] as const));

/**
 * Files that are not the same to the byte after all their texts were taken out and those that came back written in.
 *
 * @param sent what was exported; says which fields there are
 */
export function filesThatDiffer(
  language: LanguageCode,
  sent: readonly Row[],
  returned: { readonly language: LanguageCode; readonly rows: readonly ReturnedRow[] },
): string[] {
  if (returned.language !== language) return [`came back as ${returned.language}`];
  const back = Map.groupBy(returned.rows, ({ file }) => file);
  return [...Map.groupBy(sent, ({ file }) => file)].flatMap(([name, rows]) => {
    const json = readFileSync(`locales/${language}/${name}`, 'utf8');
    const emptied = editTexts(json, textsOf(rows.map((row) => ({ ...row, text: GONE }))), stepsIn(name));
    return editTexts(emptied, textsOf(back.get(name) ?? []), stepsIn(name)) === json ? [] : [name];
  });
}
