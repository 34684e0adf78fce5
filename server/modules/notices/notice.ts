import { SECURITY_NOTICES } from '#lib/notifications/notice-key.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { NoticeKind } from '../../jobs/job-kinds.ts';
import { tell } from '../notifications/tell.ts';

export interface Notice {
  readonly userId: string;
  readonly kind: NoticeKind;
  /** What the person reads about the device, `Firefox, Windows`; no more than its makers' names. */
  readonly device?: string;
  /** A number it goes to instead of the account's own, sealed: the one the account had before. */
  readonly sealedTo?: string;
}

/** What such a number is sealed with besides the key. */
export const noticeContext = (userId: string): string => `notice!${userId}`;

/** Tells a person what happened to the account: in the bell, by mail or text message, and in browsers that may show it. */
export async function notify(tx: Tx, { userId, kind, device, sealedTo }: Notice, now: Date): Promise<void> {
  const data = { kind, ...(device && { device }) };
  await tell(tx, { userId, event: 'security', data, mail: SECURITY_NOTICES[kind], letter: null }, now);
  await enqueue(tx, 'account-notice', { userId, kind, ...(device && { device }), ...(sealedTo && { sealedTo }) }, now);
}
