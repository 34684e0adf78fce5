import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type JsonProblem, repeatedKeys, syntaxProblem } from './json-problems.ts';

/** A file as read: its content, or why it has none. */
export type LocaleFile =
  | { readonly state: 'parsed'; readonly content: unknown; readonly problems: readonly JsonProblem[] }
  | { readonly state: 'missing' }
  | { readonly state: 'broken'; readonly problem: JsonProblem };

const BOM = '\ufeff';

/** The text of a file without the byte order mark that some editors put before it. */
export const withoutMark = (text: string): string => (text.startsWith(BOM) ? text.slice(1) : text);

function parse(text: string): LocaleFile {
  const json = withoutMark(text);
  try {
    const content: unknown = JSON.parse(json);
    const mark = { problem: 'the file begins with a byte order mark', mend: 'npm run locales fix removes it' };
    return { state: 'parsed', content, problems: [...(json === text ? [] : [mark]), ...repeatedKeys(json)] };
  } catch {
    return { state: 'broken', problem: syntaxProblem(json) };
  }
}

/** English is compared with nine languages; a file is read again only after it has changed. */
const known = new Map<string, { readonly stamp: string; readonly file: LocaleFile }>();

/** Reads a file under the locales folder and never throws. */
export function readLocaleFile(folder: string, file: string): LocaleFile {
  const full = path.join(folder, file);
  if (!existsSync(full)) return { state: 'missing' };
  const { mtimeMs, size } = statSync(full);
  const stamp = `${mtimeMs} ${size}`;
  const before = known.get(full);
  if (before?.stamp === stamp) return before.file;
  const read = parse(readFileSync(full, 'utf8'));
  known.set(full, { stamp, file: read });
  return read;
}
