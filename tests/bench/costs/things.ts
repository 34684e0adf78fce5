import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import { createAltcha } from '#server/adapters/altcha.ts';
import type { GuardedForm } from '#server/adapters/captcha.ts';
import { after, DAY, HOUR, MINUTE, systemClock } from '#server/clock.ts';
import type { AnalysesTable } from '#server/db/analyses-table.ts';
import type { OrdersTable } from '#server/db/order-tables.ts';
import { totpOf } from '#server/modules/app-otp/app-code.ts';
import { newReference } from '#server/modules/orders/order-reference.ts';
import { codeMac } from '#server/modules/otp/otp-code.ts';
import { keyedText, seal } from '#server/secrets.ts';
import { solve } from '#tests/support/test-visitor.ts';
import type { Person } from './asked.ts';
import type { World } from './world.ts';

/** As dear to check as a real one, and found at the first try. */
const EFFORT = { rounds: 2000, derivations: [1, 2] } as const;

/** The answer of a captcha. */
export async function captcha({ keys }: World, form: GuardedForm): Promise<string> {
  const altcha = createAltcha({ challenge: keys.captcha, solution: keys['captcha-solution'] }, systemClock, EFFORT);
  return solve((await altcha.challenge(form)) as Challenge); // as the library made it
}

/** A code that was sent to a number. */
export async function code({ db, keys }: World, phone: string, purpose: string): Promise<string> {
  const [id, phoneKey, now] = [randomUUIDv7(), keyedText(keys.phone, phone), new Date()];
  const until = after(now, HOUR);
  const times = { next_send_at: after(now, MINUTE), code_until: until, expires_at: after(now, DAY) };
  await db
    .insertInto('otp_requests')
    .values({ id, phone_key: phoneKey, purpose, sends: 1, ...times })
    .execute();
  const mac = codeMac(keys.otp, { id, purpose, phoneKey }, '123456');
  await db
    .insertInto('otp_codes')
    .values({ id: randomUUIDv7(), request_id: id, mac, delivery: null, expires_at: until })
    .execute();
  return '123456';
}

/** Gives somebody an authenticator app, or one that is being set up; gives the code it shows now. */
export async function appCode({ db, keys }: World, { id }: Person, which: 'secret' | 'pending'): Promise<string> {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const sealed = { secret: null, pending: null, [which]: seal(keys['app-otp'], id, secret) };
  await db
    .insertInto('app_otps')
    .values({ user_id: id, ...sealed })
    .execute();
  return totpOf(secret).generate();
}

/** An order at a stage, with its amount agreed. */
export async function order({ db }: World, { id: customer_id }: Person, stage: OrdersTable['stage']): Promise<string> {
  const [id, now] = [randomUUIDv7(), new Date()];
  const price = { currency: 'USD', price_from: 450_000, price_to: null, amount: 450_000 } as const;
  const plan = { reference: newReference(), plan_id: 'web-popular', channel: 'site' } as const;
  await db
    .insertInto('orders')
    .values({ id, customer_id, ...plan, stage, ...price, created_at: now, changed_at: now } as never) // the rest is null
    .execute();
  return id;
}

/** A run of the analyzer that nobody does. */
export async function run({ db }: World, { id: customer_id }: Person, state: AnalysesTable['state']): Promise<string> {
  const [id, created_at] = [randomUUIDv7(), new Date()];
  const site = { url: `http://${id}.example/`, site: `${id}.example`, page_limit: 50 }; // one run of a site at a time
  await db
    .insertInto('analyses')
    .values({ id, customer_id, ...site, state, created_at } as never) // the rest is null
    .execute();
  return id;
}

interface File {
  readonly content: Buffer;
  readonly media: 'text/plain' | 'image/jpeg';
}

export const NOTE: File = { content: Buffer.from('Mine. '.repeat(300)), media: 'text/plain' };

/** A file that was sent up and waits for a message. */
export async function file({ db }: World, { id: owner_id }: Person, { content, media } = NOTE): Promise<string> {
  const [id, now] = [randomUUIDv7(), new Date()];
  const row = { id, owner_id, message_id: null, name: 'note.txt', media_type: media, size: content.length };
  await db
    .insertInto('attachments')
    .values({ ...row, width: null, height: null, created_at: now, expires_at: after(now, DAY) })
    .execute();
  await db.insertInto('attachment_contents').values({ attachment_id: id, content, preview: null }).execute();
  return id;
}

/** A comment that was left with an address, in a state. */
export async function comment({ db }: World, state: 'held' | 'approved'): Promise<string> {
  const [id, now] = [randomUUIDv7(), new Date()];
  const words = { page: 'about', locale: 'de-DE', name: 'Leo', last_name: 'Brandt', comment: 'Good people.' };
  const decided_at = state === 'approved' ? now : null;
  await db
    .insertInto('comments')
    .values({ id, ...words, state, created_at: now, decided_at })
    .execute();
  const notice = { comment_id: id, email: 'leo@example.com', expires_at: after(now, DAY) };
  await db.insertInto('comment_notices').values(notice).execute();
  return id;
}

/** A ticket with its first message, which have one id. */
export async function ticket(
  { db }: World,
  { id: customer_id }: Person,
  changes: { readonly status?: 'open' | 'closed'; readonly kind?: 'ticket' | 'live' } = {},
): Promise<string> {
  const [id, now] = [randomUUIDv7(), new Date()];
  const times = { created_at: now, changed_at: now, waiting_since: changes.status === 'closed' ? null : now };
  const thread = { id, customer_id, kind: 'ticket', subject: 'The menu wraps', department: 'design', priority: 2 };
  await db
    .insertInto('threads')
    .values({
      ...thread,
      status: 'open',
      mail_token: randomBytes(16).toString('hex'),
      last_seq: 1,
      ...times,
      ...changes,
    } as never) // the rest is null
    .execute();
  const said = { kind: 'message', author: 'customer', name: 'Sara Ahmadi', text: 'On a phone it breaks.' } as const;
  await db
    .insertInto('thread_messages')
    .values({ id, thread_id: id, seq: 1, ...said, author_id: customer_id, event: null, via: 'site', at: now })
    .execute();
  return id;
}
