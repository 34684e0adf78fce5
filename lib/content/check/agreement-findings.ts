import { linkTargets } from '#lib/content/inline.ts';
import { type Finding, fileFinding, type Place } from './finding.ts';
import { SAME_FIELDS } from './text-entry.ts';

/** Values besides texts that programs read. */
const isSame = (key: string): boolean => SAME_FIELDS.has(key) || key === 'value' || key === 'ordered';

/** What an article must have in common with English, by its dotted path: lengths of lists, fields for programs, links. */
function skeleton(value: unknown, at = ''): Map<string, string> {
  if (typeof value === 'string') {
    const targets = linkTargets(value).sort().join(' ');
    return new Map(targets ? [[`${at} links`, targets]] : []);
  }
  if (typeof value !== 'object' || value === null) return new Map();
  const length = Array.isArray(value) ? [[`${at} length`, String(value.length)] as const] : [];
  const fields = Object.entries(value).flatMap(([key, child]) => {
    const field = at ? `${at}.${key}` : key;
    return isSame(key) ? [[field, String(child)] as const] : [...skeleton(child, field)];
  });
  return new Map([...length, ...fields]);
}

/** Where an article is built differently from its English one: readers would miss a block, a figure or a link. */
export function agreementFindings(place: Place, content: unknown, english: unknown): Finding[] {
  if (english === undefined) return [];
  const own = skeleton(content);
  const wanted = skeleton(english);
  const fields = [...new Set([...wanted.keys(), ...own.keys()])].filter(
    (field) => wanted.get(field) !== own.get(field),
  );
  return fields.map((field) => {
    const problem = `"${own.get(field) ?? 'nothing'}" here, "${wanted.get(field) ?? 'nothing'}" in English`;
    const mend = 'copy the English value; order, types, ids, values, code and addresses are the same in all languages';
    return { ...fileFinding(place, 'agreement', problem, mend), field: field.replace(/ .*/, '') };
  });
}
