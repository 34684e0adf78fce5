import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import { namesOf } from '../check/check-locales.ts';
import { readHashes, type SourceState, sourceStates } from '../check/source-hashes.ts';
import { saveWithBackup } from '../edit/save.ts';
import { HASHES_FILE, hashOf } from '../source-hash.ts';
import { type Command, json, languagesOf, Misunderstood, textFlag } from './command.ts';

/** Which texts `--accept` means: all, the ones without a record, a language, a file, or one field. */
function isMeant(accept: string, language: LanguageCode, { name, field, state }: SourceState): boolean {
  if (accept === 'all') return true;
  if (accept === 'new') return state === 'unrecorded';
  const [file, only] = accept.split('#');
  const here = file === language || file === name || file === `${language}/${name}`;
  return here && (only === undefined || only === field);
}

/** The file of a language's records after some texts were accepted; texts that are gone lose their record. */
function recorded(
  folder: string,
  language: LanguageCode,
  states: readonly SourceState[],
  accepted: ReadonlySet<SourceState>,
) {
  const before = readHashes(folder, language);
  const content: Record<string, Record<string, string>> = {};
  for (const state of states) {
    const known = before.get(state.name)?.get(state.field);
    const hash = accepted.has(state) ? hashOf(state.english) : known;
    if (hash === undefined) continue;
    content[state.name] ??= {};
    Object.assign(content[state.name] ?? {}, { [state.field]: hash });
  }
  return { file: `${language}/${HASHES_FILE}`, after: `${JSON.stringify(content, null, 1)}\n` };
}

/** Marks texts as written from the English ones of today. Returns how many. */
export function acceptSources(
  folder: string,
  language: LanguageCode,
  isAccepted: (state: SourceState) => boolean,
): number {
  const states = sourceStates(folder, language, namesOf(folder, language));
  const accepted = new Set(states.filter((state) => state.state !== 'current' && isAccepted(state)));
  if (accepted.size > 0) saveWithBackup(folder, [recorded(folder, language, states, accepted)]);
  return accepted.size;
}

/** `stale`: texts that are older than the English ones they were written from. */
export const stale: Command = {
  name: 'stale',
  summary: 'lists texts whose English source has changed since they were written',
  help: `npm run locales stale                                         all languages
npm run locales stale de                                      only German
npm run locales stale -- --accept de/pages/home.json#hero.lead  this text still holds
npm run locales stale -- --accept de/pages/home.json          all texts of a file still hold
npm run locales stale -- --accept new                         texts that were never recorded
npm run locales stale -- --accept all                         everything is up to date
  -- --json   for tools
The records are in locales/<language>/${HASHES_FILE}; only this tool writes them.`,
  options: { accept: { type: 'string' }, json: { type: 'boolean' } },
  run(request) {
    const { folder } = request;
    const languages = languagesOf(request.words).filter((code) => code !== FALLBACK_LANGUAGE);
    const accept = textFlag(request, 'accept');
    if (accept !== undefined) {
      const counts = languages.map((code) => acceptSources(folder, code, (state) => isMeant(accept, code, state)));
      const count = counts.reduce((sum, one) => sum + one, 0);
      if (count === 0) throw new Misunderstood(`Nothing to accept for "${accept}".`);
      return { text: `${count} texts are recorded as up to date.`, code: 0 };
    }
    const states = languages.flatMap((code) =>
      sourceStates(folder, code, namesOf(folder, code)).map((state) => ({ language: code, ...state })),
    );
    const old = states.filter(({ state }) => state === 'stale');
    const unrecorded = states.filter(({ state }) => state === 'unrecorded').length;
    if (request.flags.json === true) return { text: json({ stale: old, unrecorded }), code: 0 };
    const lines = old.map(
      ({ language, name, field, text, english }) =>
        `${language}/${name} › ${field}\n      now in English: ${english}\n      here: ${text}`,
    );
    return {
      text: [...lines, `${old.length} texts are older than English, ${unrecorded} have no record`].join('\n'),
      code: 0,
    };
  },
};
