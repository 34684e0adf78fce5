import path from 'node:path';
import { FALLBACK_LANGUAGE } from '#lib/i18n/languages.ts';
import { type Finding, fileFinding } from './finding.ts';
import { readLocaleFile } from './locale-file.ts';
import { pluralStem } from './plurals.ts';
import type { ProjectCode } from './project-code.ts';
import { textsOf } from './text-entry.ts';

/** Groups that code reads by a computed name: `texts.pages[id]`, plans, stages. */
const COMPUTED = [
  /^analyzer\.checks\./,
  /^dashboard\.ticket_/,
  /^settings\.(?:event|channel|calendar|look)_/,
  /^orders\.(?:stage|step|next|channel|gateway|file|done|us|ask)_/,
  /^desk\.(?:unit|status|priority|topic|author|requests|comment|group|actor|file|stage|step|role|mail|event|errors|kind)[_-]/,
  /\.(?:pages|names|short|plans|tiers|features|items|steps|weekdays)\./,
  /^support\.(?:dept-|(?:priority|show|sort|status)_)/,
  /\.\d+(?:\.|$)/,
];

/** Interface texts whose name stands nowhere in the code, so no page shows them. */
export function unusedFindings(folder: string, names: readonly string[], { words }: ProjectCode): Finding[] {
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
