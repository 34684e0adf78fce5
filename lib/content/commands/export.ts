import { writeFileSync } from 'node:fs';
import { isLanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { collectRows } from '../exchange/collect.ts';
import { writeCsv } from '../exchange/csv.ts';
import { tableOf } from '../exchange/table.ts';
import { writeXliff } from '../exchange/xliff.ts';
import { writeXlsx } from '../exchange/xlsx.ts';
import { type Command, isOn, json, Misunderstood, textFlag } from './command.ts';

const FORMATS: Readonly<Record<string, string>> = { xlsx: 'xlsx', csv: 'csv', xliff: 'xlf' };

/** `export`: the texts of a language for a spreadsheet or a translation program. */
export const exportTexts: Command = {
  name: 'export',
  summary: 'writes the texts of a language into a spreadsheet or a translator’s file',
  help: `npm run locales export de xlsx                    everything in German, for Excel and others
npm run locales export de xliff                   for OmegaT and other translation programs
npm run locales export de csv pages/home.json     one page
npm run locales export -- --lng de --format xlsx  the same as the first
  -- --stale        only what is older than English or new
  -- --out FILE     another name than texts-de.xlsx
  -- --json         name of the file and number of texts, for tools
Write in the white column only; it is named after the language. Then: npm run locales import FILE`,
  options: {
    lng: { type: 'string' },
    format: { type: 'string' },
    out: { type: 'string' },
    stale: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async run(request) {
    const { folder } = request;
    const language = textFlag(request, 'lng') ?? request.words.find(isLanguageCode);
    const format = textFlag(request, 'format') ?? request.words.find((word) => word in FORMATS) ?? 'xlsx';
    const pages = request.words.filter((word) => word !== language && word !== format);
    if (!isLanguageCode(language)) throw new Misunderstood('Say which language: npm run locales export de xlsx');
    const ending = FORMATS[format];
    if (!ending) throw new Misunderstood(`"${format}" is no format; there are ${Object.keys(FORMATS).join(', ')}`);
    const all = collectRows(
      folder,
      language,
      (name) => pages.length === 0 || pages.some((page) => name.includes(page)),
    );
    const rows = isOn(request, 'stale') ? all.filter(({ state }) => state !== '') : all;
    const asJson = isOn(request, 'json');
    if (rows.length === 0) return { text: asJson ? json({ texts: 0 }) : 'No text to write.', code: 0 };
    const out = textFlag(request, 'out') ?? `texts-${language}.${ending}`;
    const table = tableOf(language, rows);
    if (format === 'xliff') writeFileSync(out, writeXliff(language, rows));
    else if (format === 'csv') writeFileSync(out, writeCsv(table));
    else writeFileSync(out, await writeXlsx(table, languageOf(language).dir === 'rtl'));
    const text = asJson
      ? json({ file: out, texts: rows.length })
      : `${rows.length} texts written to ${out}. When it comes back: npm run locales import ${out}`;
    return { text, code: 0 };
  },
};
