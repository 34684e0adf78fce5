import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const KINDS = ['pages', 'articles', 'ui'];

/** Every string below a value with its dotted field. */
function flatten(value, at = '') {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, child]) => flatten(child, at ? `${at}.${key}` : key));
}

/** A file that is being edited may be no JSON for a moment. */
function textsOf(file) {
  try {
    return flatten(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

/** Every text of a language with its file and field, for the outlines of `?keys=1`. */
export function placedTexts(language, locales) {
  return KINDS.flatMap((kind) => {
    const folder = path.join(locales, language, kind);
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    return names.flatMap((name) => {
      const file = `${language}/${kind}/${name}`;
      return textsOf(path.join(folder, name)).map(([field, text]) => ({ file, field, text }));
    });
  });
}
