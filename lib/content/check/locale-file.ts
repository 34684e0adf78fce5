import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file as read: its content, or why it has none. */
export type LocaleFile =
  | { readonly state: 'parsed'; readonly content: unknown }
  | { readonly state: 'missing' }
  | { readonly state: 'broken'; readonly reason: string };

/** Line and column of a place in a text, from 1. */
function placeOf(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** What a person can look for: the parser's message, with the place spelt out when it only counts characters. */
function reasonOf(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const position = /position (\d+)/.exec(message)?.[1];
  if (/line \d+/.test(message)) return message;
  return `${message} (${position === undefined ? placeOf(text, text.length) : placeOf(text, Number(position))})`;
}

/** Reads a file under the locales folder and never throws. */
export function readLocaleFile(folder: string, file: string): LocaleFile {
  const full = path.join(folder, file);
  if (!existsSync(full)) return { state: 'missing' };
  const text = readFileSync(full, 'utf8');
  try {
    return { state: 'parsed', content: JSON.parse(text) };
  } catch (error) {
    return { state: 'broken', reason: reasonOf(text, error) };
  }
}
