import { randomUUIDv7 } from 'node:crypto';
import type { NotificationEvent } from '#lib/contract/notifications.ts';
import { after, DAY } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobPayloads, NoticeTextKey } from '../../jobs/job-kinds.ts';
import { choicesOf } from './choices.ts';

/** A year later nobody looks for it. */
const KEPT = 365 * DAY;

export interface Told {
  readonly userId: string;
  readonly event: NotificationEvent;
  /** Names and ids, no personal data. */
  readonly data: Readonly<Record<string, string>>;
  /** The sentence for the mailbox and the browsers; without one the event stays in the bell. */
  readonly mail?: NoticeTextKey;
  /** Sends a letter of its own instead of the sentence; `null` where one goes whatever is chosen. */
  readonly letter?: (() => Promise<unknown>) | null;
}

type Sentence = Omit<JobPayloads['push-notice'], 'subscriptionId'>;

async function push(tx: Tx, userId: string, sentence: Sentence, now: Date): Promise<void> {
  const browsers = await tx.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId).execute();
  for (const { id } of browsers) await enqueue(tx, 'push-notice', { subscriptionId: id, ...sentence }, now);
}

/** Tells a customer what happened, where the customer has chosen to be told. */
export async function tell(tx: Tx, { userId, event, data, mail, letter }: Told, now: Date): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['notification_choices', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return;
  const channels = choicesOf(user.notification_choices)[event];
  if (channels.inApp) {
    const row = { id: randomUUIDv7(), user_id: userId, event, data: JSON.stringify(data) };
    await tx
      .insertInto('notifications')
      .values({ ...row, created_at: now, expires_at: after(now, KEPT) })
      .execute();
  }
  if (channels.push && mail) await push(tx, userId, { key: mail, data }, now);
  if (!channels.email || !user.email || letter === null) return;
  if (letter) await letter();
  else if (mail) await enqueue(tx, 'notification-mail', { userId, key: mail, data }, now);
}
