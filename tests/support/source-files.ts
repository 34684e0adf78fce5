import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the repository as the structure tests see it. */
export interface SourceFile {
  /** Path from the project's root, with `/`. */
  readonly file: string;
  readonly text: string;
}

const ROOMS = ['app', 'components', 'lib', 'server', 'store', 'tests'];

const filesIn = (room: string): string[] =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'));

/** All files of the rooms whose name matches. */
export function sourceFiles(name: RegExp, rooms: readonly string[] = ROOMS): SourceFile[] {
  return rooms
    .flatMap(filesIn)
    .filter((file) => name.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** `file:line: text` for every line that matches: what an editor opens with a click. */
export function linesMatching({ file, text }: SourceFile, pattern: RegExp): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
}
