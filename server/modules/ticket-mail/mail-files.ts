import { ATTACHMENT_LIMITS } from '#lib/contract/attachments.ts';
import type { Scan } from '../../adapters/clamd.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { keepFile } from '../attachments/keep-file.ts';
import { neutralise, type SafeFile } from '../attachments/neutralise.ts';
import type { MailFile } from './read-mail.ts';

/** So many are looked at to find those that a message may carry. */
const LOOKED_AT = 25;

/** Names of files that are told of, and the longest of them; with them a message keeps its length. */
const NAMED = 20;
const LONGEST_NAME = 100;
const LONGEST_MESSAGE = 10_000;

interface SortedFiles {
  readonly safe: readonly SafeFile[];
  /** Names of those that are none of our kinds, not harmless, too large, or one too many. */
  readonly refused: readonly string[];
}

async function safeOf({ name, content }: MailFile, scan: Scan): Promise<SafeFile | undefined> {
  if (content.length > ATTACHMENT_LIMITS.bytes) return undefined;
  return neutralise(name, content, scan).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code !== 'unavailable') return undefined;
    throw error; // the mail comes again
  });
}

/**
 * Tells files that a message may carry from all others of a mail.
 * @throws when nobody can say now
 */
export async function sortFiles(files: readonly MailFile[], scan: Scan): Promise<SortedFiles> {
  const safe: SafeFile[] = [];
  const refused: string[] = [];
  for (const [at, file] of files.entries()) {
    const isLookedAt = at < LOOKED_AT && safe.length < ATTACHMENT_LIMITS.perMessage;
    const found = isLookedAt ? await safeOf(file, scan) : undefined;
    if (found) safe.push(found);
    else refused.push(file.name);
  }
  return { safe, refused };
}

/** Keeps files for a message; those that the customer has no room left for are missing, as those that were refused. */
export async function keepFiles(
  tx: Tx,
  userId: string,
  { safe, refused }: SortedFiles,
  now: Date,
): Promise<{ attachments: string[]; missing: readonly string[] }> {
  const attachments: string[] = [];
  const missing = [...refused];
  for (const file of safe) {
    try {
      attachments.push((await keepFile(tx, { userId, role: 'customer' }, file, now)).id);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      missing.push(file.name); // the words count more
    }
  }
  return { attachments, missing };
}

/** A file in the words of a message: on one line, and read in their direction. */
const named = (name: string): string =>
  `[${name.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').slice(0, LONGEST_NAME)} ✕]`;

/** The words of a mail with the files that did not come along, so that nobody misses them unknowingly. */
export function withMissing(words: string, missing: readonly string[]): string {
  const more = missing.length > NAMED ? [`[+${missing.length - NAMED} ✕]`] : [];
  const names = [...missing.slice(0, NAMED).map(named), ...more].join('\n');
  if (names === '') return words || '📎';
  return words === '' ? names : `${words.slice(0, LONGEST_MESSAGE - names.length - 2)}\n\n${names}`;
}
