import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FALLBACK_LANGUAGE } from '#lib/i18n/languages.ts';
import { type Finding, fileFinding } from './finding.ts';
import { readLocaleFile } from './locale-file.ts';
import { pluralStem } from './plurals.ts';
import { textsOf } from './text-entry.ts';

/** Rooms of the project whose code shows texts. */
const ROOMS = ['app', 'components', 'lib', 'store', 'server'];
const CODE = /\.(?:ts|tsx|mjs)$/;
const OWN_TOOLS = /^content[\\/]/;

/** Every word of the project's code, once. */
function wordsOfCode(project: string): Set<string> {
  const words = new Set<string>();
  for (const room of ROOMS) {
    const folder = path.join(project, room);
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    for (const file of files.filter((name) => CODE.test(name) && !(room === 'lib' && OWN_TOOLS.test(name)))) {
      for (const word of readFileSync(path.join(folder, file), 'utf8').match(/[\w-]+/g) ?? []) words.add(word);
    }
  }
  return words;
}

/** Groups that code reads by a computed name: `texts.pages[id]`, error codes, plans. */
const COMPUTED = [
  /^messages\./,
  /^analyzer\.checks\./,
  /\.(?:pages|names|short|plans|tiers|features|items|steps|weekdays)\./,
  /\.\d+(?:\.|$)/,
];

/** Interface texts whose name stands nowhere in the code, so no page shows them. */
export function unusedFindings(folder: string, names: readonly string[]): Finding[] {
  const words = wordsOfCode(path.dirname(path.resolve(folder)));
  if (words.size === 0) return [];
  return names
    .filter((name) => name.startsWith('ui/'))
    .flatMap((name) => {
      const place = { language: FALLBACK_LANGUAGE, file: `${FALLBACK_LANGUAGE}/${name}` };
      const file = readLocaleFile(folder, place.file);
      const texts = textsOf(name, file.state === 'parsed' ? file.content : undefined);
      const namespace = path.basename(name, '.json');
      return [...texts]
        .filter(([field]) => !COMPUTED.some((group) => group.test(`${namespace}.${field}`)))
        .filter(([field]) => !words.has(pluralStem(field.split('.').at(-1) ?? '')))
        .map(([field, text]) => ({
          ...fileFinding(place, 'unused-key', 'no page shows this text', 'delete it in every language', 'warn'),
          field,
          text,
        }));
    });
}
