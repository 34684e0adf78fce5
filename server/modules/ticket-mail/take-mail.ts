import type { Scan } from '../../adapters/clamd.ts';
import type { Clock } from '../../clock.ts';
import { HOUR } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { transact } from '../../db/signals.ts';
import { countHit, type Limit } from '../../http/rate-limit.ts';
import { type Author, isWritten } from '../tickets/append.ts';
import { nameOf } from '../tickets/summaries.ts';
import { lockThread } from '../tickets/thread.ts';
import { writeFromOutside } from '../tickets/write-message.ts';
import { keepFiles, sortFiles, withMissing } from './mail-files.ts';
import { readMail } from './read-mail.ts';

/** Of one address; a loop between two programs ends here at the latest. */
const LIMIT: Limit = { name: 'mail-in-hour', hits: 30, window: HOUR };

/** Whose answers an address takes. */
export interface Mailbox {
  readonly threadId: string;
  readonly author: Author;
  /** The person copied in; `undefined` for the customer. */
  readonly personId?: string;
}

/** The mailbox of a token; `undefined` for one that is not, or no longer, given out. */
export async function findMailbox(db: Queries, token: string): Promise<Mailbox | undefined> {
  const own = await db
    .selectFrom('threads')
    .innerJoin('users', 'users.id', 'threads.customer_id')
    .select(['threads.id as threadId', 'users.id as userId', 'first_name', 'last_name'])
    .where('mail_token', '=', token)
    .executeTakeFirst();
  if (own) {
    const name = nameOf(own.first_name, own.last_name);
    return { threadId: own.threadId, author: { side: 'customer', id: own.userId, name } };
  }
  const person = await db
    .selectFrom('thread_people')
    .select(['id', 'thread_id', 'email'])
    .where('mail_token', '=', token)
    .executeTakeFirst();
  if (!person) return undefined;
  const author: Author = { side: 'colleague', id: null, name: person.email };
  return { threadId: person.thread_id, author, personId: person.id };
}

interface Deps extends Pick<Database, 'db'> {
  readonly clock: Clock;
  /** Multiplies the limit. */
  readonly factor: number;
  readonly scan: Scan;
  readonly onCommit: () => void;
}

export type TakeMail = (token: string, raw: Buffer) => Promise<void>;

/**
 * Writes an answer by e-mail into its thread. Sent again, it is there once. What a program wrote is dropped.
 * @throws when it cannot be taken now: the mail server that brought it tries again
 */
export function takeMail({ db, clock, factor, scan, onCommit }: Deps): TakeMail {
  return async (token, raw) => {
    const mailbox = await findMailbox(db, token);
    if (!mailbox) return; // taken out since
    const mail = await readMail(raw, token);
    if (mail.isAutomatic) return;
    if (mail.text === '' && mail.files.length === 0) return;
    const sorted = await sortFiles(mail.files, scan);
    const now = clock();
    await transact(db, async (tx) => {
      await countHit(tx, { limit: LIMIT, subject: token, factor, now });
      const thread = await lockThread(tx, null, mailbox.threadId);
      if (await isWritten(tx, thread, mail.id, mailbox.author)) return;
      const { attachments, missing } = await keepFiles(tx, thread.customer_id, sorted, now);
      const { author, personId } = mailbox;
      const message = { id: mail.id, text: withMissing(mail.text, missing), attachments };
      await writeFromOutside(tx, thread, { message, author, via: 'mail', ...(personId && { personId }) }, now);
    });
    onCommit();
  };
}
