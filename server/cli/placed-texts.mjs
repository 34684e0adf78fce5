import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of texts; the announcement stands beside them. */
const KINDS = ['pages', 'articles', 'ui'];
const ANNOUNCEMENT = 'announcement.json';

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

function filesOf(language, locales) {
  const kinds = KINDS.flatMap((kind) => {
    const folder = path.join(locales, language, kind);
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    return names.map((name) => `${language}/${kind}/${name}`);
  });
  return [...kinds, `${language}/${ANNOUNCEMENT}`];
}

/** Every text of a language with its file and field, for the outlines of `?keys=1`. */
export function placedTexts(language, locales) {
  return filesOf(language, locales).flatMap((file) =>
    textsOf(path.join(locales, file)).map(([field, text]) => ({ file, field, text })),
  );
}
