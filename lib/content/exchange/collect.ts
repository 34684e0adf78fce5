import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import { readLocaleFile } from '../check/locale-file.ts';
import { sourceStates } from '../check/source-hashes.ts';
import { generateSchemas } from '../schema/generate.ts';
import { walk } from '../schema/json-schema.ts';
import { schemaLineOf } from '../schema/schema-files.ts';
import { exchangedNames, fileTexts, GLOSSARY_FILE } from './file-texts.ts';
import type { Row } from './row.ts';

const contentOf = (folder: string, language: LanguageCode, name: string): unknown => {
  const file = readLocaleFile(folder, `${language}/${name}`);
  return file.state === 'parsed' ? file.content : undefined;
};

/** Notes of the texts of a file, by field, from its schema. */
function notesOf(schemas: ReturnType<typeof generateSchemas>, name: string, content: unknown): Map<string, string> {
  const notes = new Map<string, string>();
  const schema = schemas.get(schemaLineOf(name)?.split('/').at(-1) ?? '');
  if (schema) walk(schema, content, (field, { description = '' }) => notes.set(field, description));
  return notes;
}

const STATES = { current: '', stale: 'stale', unrecorded: 'new' } as const;
const TERM_NOTE = 'A fixed term: the texts of this language use it in this form';

/**
 * Every text of a language as rows for a translator: those that stand in its files, those it lacks, and its glossary.
 *
 * @param isWanted which files go out; all by default
 */
export function collectRows(
  folder: string,
  language: LanguageCode,
  isWanted: (name: string) => boolean = () => true,
): Row[] {
  const names = exchangedNames(folder, language).filter(isWanted);
  const schemas = generateSchemas(folder);
  const states = new Map(
    sourceStates(folder, language, names).map(({ name, field, state }) => [`${name}#${field}`, STATES[state]] as const),
  );
  return names.flatMap((file) => {
    const notes = notesOf(schemas, file, contentOf(folder, language, file));
    const englishNotes = notesOf(schemas, file, contentOf(folder, FALLBACK_LANGUAGE, file));
    const { own, fields, englishOf } = fileTexts(folder, language, file);
    return fields.map((field) => ({
      file,
      field,
      note: file === GLOSSARY_FILE ? TERM_NOTE : (notes.get(field) ?? englishNotes.get(field) ?? ''),
      english: englishOf(field),
      text: own.get(field) ?? '',
      state: own.has(field) ? (states.get(`${file}#${field}`) ?? '') : 'missing',
    }));
  });
}
