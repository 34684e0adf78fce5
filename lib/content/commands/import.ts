import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { saveWithBackup } from '../edit/save.ts';
import { type Plan, planImport } from '../exchange/apply.ts';
import { readCsv } from '../exchange/csv.ts';
import { UnreadableFile } from '../exchange/row.ts';
import { rowsOf } from '../exchange/table.ts';
import { readXliff } from '../exchange/xliff.ts';
import { readXlsx } from '../exchange/xlsx.ts';
import { type Command, isOn, json, Misunderstood } from './command.ts';
import { acceptSources } from './stale.ts';

/** Reads a file by its ending. */
async function readFile(file: string) {
  const ending = path.extname(file);
  if (ending === '.xlsx') return rowsOf(await readXlsx(file));
  if (ending === '.csv') return rowsOf(readCsv(readFileSync(file, 'utf8')));
  if (ending === '.xlf' || ending === '.xliff') return readXliff(readFileSync(file, 'utf8'));
  throw new Misunderstood(`"${ending}" is no format; there are .xlsx, .csv and .xlf`);
}

function told({ changed, refused }: Plan, last: string): string {
  const changes = changed.map(
    ({ place, file, field, before, text, fromToday }) =>
      `${styleText('bold', `${file} › ${field}`)}  ${place}\n${styleText('red', `  - ${before}`)}\n${styleText('green', `  + ${text}`)}${
        fromToday ? '' : '\n    English has changed since this file was written; read it again'
      }`,
  );
  const refusals = refused.map(
    ({ place, problem, mend }) => `${styleText('red', 'refused')} ${place}\n  ${problem}\n  → ${mend}`,
  );
  return [...changes, ...refusals, last].join('\n');
}

/** `import`: takes texts back from a spreadsheet or a translation program. */
export const importTexts: Command = {
  name: 'import',
  summary: 'takes texts back from a spreadsheet or a translator’s file',
  help: `npm run locales import texts-de.xlsx                  takes back what has changed
npm run locales import texts-de.xlsx -- --preview     shows it only
  -- --json   for tools
Every change is shown. A text that would break a page is refused, with the name of its cell, and the rest is
taken; the exit code is 1 then. The old files are kept in .cache/locales-backup.`,
  options: { preview: { type: 'boolean' }, json: { type: 'boolean' } },
  async run(request) {
    const { folder } = request;
    const [file] = request.words;
    if (!file || !existsSync(file)) throw new Misunderstood(file ? `There is no file "${file}".` : 'Name the file.');
    try {
      const { language, rows } = await readFile(file);
      const plan = planImport(folder, language, rows);
      const isPreview = isOn(request, 'preview');
      const backup = !isPreview && plan.files.length > 0 ? saveWithBackup(folder, plan.files) : undefined;
      if (backup) {
        const fresh = new Set(plan.changed.filter((row) => row.fromToday).map((row) => `${row.file}#${row.field}`));
        acceptSources(folder, language, ({ name, field }) => fresh.has(`${name}#${field}`));
      }
      const code = plan.refused.length > 0 ? 1 : 0;
      if (isOn(request, 'json')) return { text: json({ language, ...plan, backup }), code };
      const done = isPreview ? 'would change' : 'changed';
      const where = backup ? `; the old files are in ${backup}` : '';
      return {
        text: told(plan, `${plan.changed.length} texts ${done}, ${plan.refused.length} refused${where}`),
        code,
      };
    } catch (error) {
      if (error instanceof UnreadableFile) return { text: error.message, code: 1 };
      throw error;
    }
  },
};
