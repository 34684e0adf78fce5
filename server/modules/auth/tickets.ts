import { after, MINUTE } from '../../clock.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { type Keys, keyedText, randomSecret } from '../../secrets.ts';

/** Time to choose a password after the code. */
const TICKET_LIFE = 10 * MINUTE;

export interface TicketFor {
  readonly purpose: 'signup' | 'reset';
  /** E.164. */
  readonly phone: string;
  readonly now: Date;
}

/** Makes a one-use proof that a number answered. */
export async function issueTicket(tx: Tx, keys: Keys, { purpose, phone, now }: TicketFor): Promise<string> {
  const ticket = randomSecret();
  const row = { mac: keyedText(keys.ticket, ticket), purpose, phone, expires_at: after(now, TICKET_LIFE) };
  await tx.insertInto('tickets').values(row).execute();
  return ticket;
}

/**
 * Looks at a ticket before the work of a hash is done for it.
 * @throws {ServiceError} `otp_invalid`
 */
export async function assertTicket(db: Queries, keys: Keys, ticket: string, { purpose, phone, now }: TicketFor) {
  const found = await db
    .selectFrom('tickets')
    .select('mac')
    .where('mac', '=', keyedText(keys.ticket, ticket))
    .where('purpose', '=', purpose)
    .where('phone', '=', phone)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) throw new ServiceError('otp_invalid');
}

/**
 * Uses a ticket up, in the transaction of what it opens.
 * @throws {ServiceError} `otp_invalid` when it is not one of this number and purpose, or not any more
 */
export async function spendTicket(
  tx: Tx,
  keys: Keys,
  ticket: string,
  { purpose, phone, now }: TicketFor,
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('tickets')
    .where('mac', '=', keyedText(keys.ticket, ticket))
    .where('purpose', '=', purpose)
    .where('phone', '=', phone)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new ServiceError('otp_invalid');
}
