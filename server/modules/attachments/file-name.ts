/** Marks that turn the reading direction make `gpj.exe` look like `exe.jpg`; control marks end headers. */
const HARMFUL = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** What has a meaning in a path or in a command. */
const RESERVED = /[\\/:*?"<>|]/g;

const LONGEST = 100;

/** The last part of a name as a browser sends it, safe to save under; `undefined` when nothing is left of it. */
export function safeFileName(given: string): string | undefined {
  const last = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '');
  // The joiners of Persian names are invisible too, and meant.
  const joined = last.replaceAll(/[\u200c\u200d]/g, ' ');
  const name = joined
    .replaceAll(HARMFUL, '')
    .replaceAll(RESERVED, '_')
    .replace(/^[.\s]+/, '')
    .trim();
  const dot = name.lastIndexOf('.');
  if (dot <= 0 || dot === name.length - 1) return undefined;
  const ending = name.slice(dot);
  const stem = [...name.slice(0, dot)].slice(0, LONGEST - ending.length).join('');
  return ending.length > 10 ? undefined : `${stem}${ending}`;
}

/** Ending of a safe name, in lower case, without the dot. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
