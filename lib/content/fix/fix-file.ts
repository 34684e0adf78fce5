import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FALLBACK_LANGUAGE, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { readLocaleFile } from '../check/locale-file.ts';
import { isAsPublished, textsOf } from '../check/text-entry.ts';
import { editTexts } from '../edit/edit-json.ts';
import { schemaLineOf } from '../schema/schema-files.ts';
import { mended } from './repairs.ts';

/** A file before and after its repair. */
export interface Mended {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

type Fields = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a group in the order English has them; fields of its own come last. */
function inOrder(value: unknown, english: unknown): unknown {
  if (Array.isArray(value)) {
    const source: readonly unknown[] = Array.isArray(english) ? english : [];
    return value.map((child, at) => inOrder(child, source[at]));
  }
  if (!isGroup(value)) return value;
  const source = isGroup(english) ? english : {};
  const keys = [
    ...Object.keys(source).filter((key) => key in value),
    ...Object.keys(value).filter((key) => !(key in source)),
  ];
  return Object.fromEntries(keys.map((key) => [key, inOrder(value[key], source[key])]));
}

/** The schema line first, which tells an editor how to complete and warn. */
function withSchema(name: string, content: unknown): unknown {
  const line = schemaLineOf(name);
  if (!isGroup(content) || line === undefined) return content;
  const { $schema: _old, ...rest } = content;
  return { $schema: line, ...rest };
}

const layOut = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

/** A file with everything mended that is safe; a broken or repeated key needs a person, so such a file stays. */
export function fixFile(folder: string, language: LanguageCode, name: string): Mended | undefined {
  const file = `${language}/${name}`;
  const read = readLocaleFile(folder, file);
  if (read.state !== 'parsed' || read.problems.some(({ problem }) => problem.includes('twice'))) return undefined;
  const before = readFileSync(path.join(folder, file), 'utf8');
  const source = readLocaleFile(folder, `${FALLBACK_LANGUAGE}/${name}`);
  const ordered = inOrder(
    withSchema(name, read.content),
    withSchema(name, source.state === 'parsed' ? source.content : {}),
  );
  const changes = [...textsOf(name, read.content)]
    .filter(([field]) => !isAsPublished(file, field))
    .map(([field, text]) => [field, mended(text, languageOf(language)), text] as const)
    .filter(([, mendedText, text]) => mendedText !== text)
    .map(([field, mendedText]) => [field, mendedText] as const);
  const after = editTexts(layOut(ordered), new Map(changes));
  return after === before ? undefined : { file, before, after };
}
