import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import { namesOf } from '../check/check-locales.ts';
import { readLocaleFile } from '../check/locale-file.ts';
import { pluralStem } from '../check/plurals.ts';
import { sourceStates } from '../check/source-hashes.ts';
import { textsOf } from '../check/text-entry.ts';
import { generateSchemas } from '../schema/generate.ts';
import { walk } from '../schema/json-schema.ts';
import { schemaLineOf } from '../schema/schema-files.ts';
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

/**
 * Every text of a language as rows for a translator.
 *
 * @param isWanted which files go out; all by default
 */
export function collectRows(
  folder: string,
  language: LanguageCode,
  isWanted: (name: string) => boolean = () => true,
): Row[] {
  const names = namesOf(folder, language).filter(isWanted);
  const schemas = generateSchemas(folder);
  const states = new Map(
    sourceStates(folder, language, names).map(({ name, field, state }) => [`${name}#${field}`, STATES[state]] as const),
  );
  return names.flatMap((file) => {
    const content = contentOf(folder, language, file);
    const notes = notesOf(schemas, file, content);
    const english = textsOf(file, contentOf(folder, FALLBACK_LANGUAGE, file));
    return [...textsOf(file, content)].map(([field, text]) => ({
      file,
      field,
      note: notes.get(field) ?? '',
      english: english.get(field) ?? english.get(`${pluralStem(field)}_other`) ?? '',
      text,
      state: states.get(`${file}#${field}`) ?? '',
    }));
  });
}
