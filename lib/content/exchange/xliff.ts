import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod';
import { FALLBACK_LANGUAGE, LANGUAGES, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { type ReturnedRow, type Row, UnreadableFile } from './row.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

const unitOf = (
  { field, note, english, text, state }: Row,
  at: number,
): string => `    <unit id="u${at + 1}" name="${escaped(field)}">
      <notes><note>${escaped(note)}</note></notes>
      <segment state="${state === '' ? 'reviewed' : 'initial'}">
        <source>${escaped(english)}</source>
        <target>${escaped(text)}</target>
      </segment>
    </unit>`;

/** All rows as an XLIFF 2.1 document, one `<file>` a file. A text is one segment and stays one. */
export function writeXliff(language: LanguageCode, rows: readonly Row[]): string {
  const names = [...new Set(rows.map(({ file }) => file))];
  const files = names.map((name, at) => {
    const units = rows.filter(({ file }) => file === name).map(unitOf);
    return `  <file id="f${at + 1}" original="${escaped(name)}" canResegment="no">\n${units.join('\n')}\n  </file>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${languageOf(FALLBACK_LANGUAGE).locale}" trgLang="${languageOf(language).locale}" xml:space="preserve">
${files.join('\n')}
</xliff>
`;
}

const Text = z.string({ error: 'holds tags; plain text is expected' });
const Unit = z.object({
  '@id': z.string(),
  '@name': z.string(),
  segment: z.object({ source: Text, target: Text.default('') }),
});
const Document = z.object({
  xliff: z.object({
    '@trgLang': z.string(),
    file: z.array(z.object({ '@original': z.string(), unit: z.array(Unit) })),
  }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  trimValues: false,
  parseTagValue: false,
  htmlEntities: true, // other programs write a no-break space as &#xA0;
  isArray: (name) => name === 'file' || name === 'unit',
});

/** What an XLIFF file that came back says, and in which language. */
export function readXliff(xml: string): { language: LanguageCode; rows: ReturnedRow[] } {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new UnreadableFile(`The file is broken in line ${valid.err.line}: ${valid.err.msg}`);
  const parsed = Document.safeParse(parser.parse(xml));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UnreadableFile(`This is no XLIFF file of ours: ${issue?.path.join(' › ')} ${issue?.message}`);
  }
  const { '@trgLang': locale, file: files } = parsed.data.xliff;
  const language = LANGUAGES.find((row) => row.locale === locale)?.code;
  if (!language) throw new UnreadableFile(`"${locale}" is no language of the site.`);
  const rows = files.flatMap(({ '@original': file, unit: units }) =>
    units.map(({ '@id': id, '@name': field, segment }) => ({
      file,
      field,
      english: segment.source,
      text: segment.target,
      place: `unit ${id} (${file} › ${field})`,
    })),
  );
  return { language, rows };
}
