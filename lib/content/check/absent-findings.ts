import { FALLBACK_LANGUAGE } from '#lib/i18n/languages.ts';
import { type Finding, fileFinding } from './finding.ts';
import { readLocaleFile } from './locale-file.ts';
import { nearest } from './nearest.ts';
import { pluralStem } from './plurals.ts';
import type { ProjectCode } from './project-code.ts';
import { textsOf } from './text-entry.ts';

/** Texts that code asks a translator for and no file has: the page would show the bare key. */
export function absentFindings(folder: string, { keys }: ProjectCode): Finding[] {
  return keys.flatMap(({ namespace, key, file: asked }) => {
    const name = `ui/${namespace}.json`;
    const read = readLocaleFile(folder, `${FALLBACK_LANGUAGE}/${name}`);
    const fields = textsOf(name, read.state === 'parsed' ? read.content : undefined);
    const known = new Set([...fields.keys()].flatMap((field) => [field, pluralStem(field)]));
    if (known.has(key)) return [];
    const meant = nearest(key, known);
    const mend = meant ? `did you mean "${meant}"?` : 'add it in every language, or mend the key in the code';
    const place = { language: FALLBACK_LANGUAGE, file: `${FALLBACK_LANGUAGE}/${name}` };
    return [{ ...fileFinding(place, 'absent-key', `${asked} shows this text, and no file has it`, mend), field: key }];
  });
}
