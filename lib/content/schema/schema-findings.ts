import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import { type Finding, fileFinding } from '../check/finding.ts';
import { readLocaleFile } from '../check/locale-file.ts';
import { generateSchemas } from './generate.ts';
import { schemaLineOf } from './schema-files.ts';

/** A schema without what follows from the English texts: an edit of those does not make it old. */
const shapeOf = (schema: unknown): unknown =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === 'examples' || key === 'maxLength' ? undefined : value)),
  );

/** Schemas in `locales/schema` that are missing or older than the code. A folder without schemas is no project. */
export function schemaFileFindings(folder: string): Finding[] {
  if (!existsSync(path.join(folder, 'schema'))) return [];
  return [...generateSchemas(folder)].flatMap(([name, wanted]) => {
    const file = `schema/${name}`;
    const read = readLocaleFile(folder, file);
    if (read.state === 'parsed' && isDeepStrictEqual(shapeOf(read.content), shapeOf(wanted))) return [];
    const problem = read.state === 'missing' ? 'the schema is missing' : 'the schema is older than the code';
    return [fileFinding({ language: FALLBACK_LANGUAGE, file }, 'schema-file', problem, 'npm run locales schema')];
  });
}

/** Files that do not name their schema, so that no editor helps to write them. */
export const schemaLineFindings = (folder: string, language: LanguageCode, names: readonly string[]): Finding[] =>
  names.flatMap((name) => {
    const line = schemaLineOf(name);
    const file = `${language}/${name}`;
    const read = readLocaleFile(folder, file);
    if (read.state !== 'parsed' || line === undefined) return [];
    const { content } = read;
    const given = typeof content === 'object' && content !== null && '$schema' in content ? content.$schema : undefined;
    if (given === line) return [];
    const problem = `the first line does not name ${line}`;
    const mend = name.includes('/') ? 'npm run locales fix -- --write' : `begin it with "$schema": "${line}",`;
    return [fileFinding({ language, file }, 'schema-line', problem, mend, 'warn')];
  });
