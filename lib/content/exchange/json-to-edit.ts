import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import type { JsonProblem } from '../check/json-problems.ts';
import { readLocaleFile, withoutMark } from '../check/locale-file.ts';
import { textsOf } from '../check/text-entry.ts';
import { scaffold } from '../edit/scaffold.ts';
import { schemaLineOf } from '../schema/schema-files.ts';

/**
 * The JSON that texts are written into: the file itself, or what a missing one begins with. A page begins in the shape
 * of the English one with a note in place of each text; other files hold nothing but texts.
 *
 * @returns the JSON without a byte order mark, or what is wrong with it
 */
export function jsonToEdit(folder: string, language: LanguageCode, name: string): string | JsonProblem {
  const own = readLocaleFile(folder, `${language}/${name}`);
  if (own.state === 'broken') return own.problem;
  if (own.state === 'parsed') return withoutMark(readFileSync(path.join(folder, language, name), 'utf8'));
  const source = readLocaleFile(folder, `${FALLBACK_LANGUAGE}/${name}`);
  if (source.state === 'parsed' && /^(?:pages|articles)\//.test(name)) {
    return scaffold(source.content, undefined, textsOf(name, source.content));
  }
  const $schema = schemaLineOf(name);
  return `${JSON.stringify($schema ? { $schema } : {}, null, 2)}\n`;
}
