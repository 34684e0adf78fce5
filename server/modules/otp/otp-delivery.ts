import * as z from 'zod';
import { locale } from '#lib/contract/fields.ts';
import { OtpChannel } from '#lib/contract/otp.ts';
import { siteUrl } from '#lib/site.ts';
import type { Messenger } from '../../adapters/sms/messenger.ts';
import { after, type Clock, SECOND } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { seal, unseal } from '../../secrets.ts';
import { codeText } from '../notices/text.ts';

/** The visitor's own call tries first; the queue comes in when that call got no answer, or died. */
const QUEUE_AFTER = 15 * SECOND;

const Parcel = z.object({ to: z.string(), code: z.string(), locale, channel: OtpChannel });
export type Parcel = z.infer<typeof Parcel>;

export interface DeliveryDeps {
  readonly db: Queries;
  readonly key: Buffer;
  readonly messenger: Messenger;
  /** Host of the site, which the code is bound to. */
  readonly host: string;
  readonly clock: Clock;
}

/** Host of the pages that take a code: from the settings, never from a request, which anybody may make. */
export const codeHost = (config: Pick<Config, 'siteUrl'>): string => new URL(config.siteUrl ?? siteUrl).hostname;

/** Number and code as they wait for delivery: readable by the service only, and gone once they are delivered. */
export const packParcel = (key: Buffer, codeId: string, parcel: Parcel): string =>
  seal(key, codeId, JSON.stringify(parcel));

/** Queues the delivery in the transaction that makes the code; gives the job's id. */
export const queueDelivery = (tx: Tx, codeId: string, now: Date): Promise<string> =>
  enqueue(tx, 'otp-delivery', { codeId }, after(now, QUEUE_AFTER));

async function parcelOf({ db, key, clock }: DeliveryDeps, codeId: string): Promise<Parcel | undefined> {
  const row = await db
    .selectFrom('otp_codes')
    .select('delivery')
    .where('id', '=', codeId)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  const text = row?.delivery ? unseal(key, codeId, row.delivery) : undefined;
  return text === undefined ? undefined : Parcel.parse(JSON.parse(text));
}

/** Tries to deliver a code. One that is used, expired or delivered already counts as sent. */
export async function deliverCode(deps: DeliveryDeps, codeId: string): Promise<'sent' | 'unknown' | 'failed'> {
  const parcel = await parcelOf(deps, codeId);
  if (!parcel) return 'sent';
  const { to, code, channel } = parcel;
  const text = codeText(parcel.locale, code, deps.host);
  const outcome = await deps.messenger.send(channel, { id: codeId, to, text, locale: parcel.locale, code });
  if (outcome === 'sent') {
    await deps.db.updateTable('otp_codes').set({ delivery: null }).where('id', '=', codeId).execute();
  }
  return outcome;
}

/** Tries again from the queue, for as long as the code lives. */
export function otpDelivery(deps: DeliveryDeps): JobHandlers['otp-delivery'] {
  return async ({ codeId }) => {
    if ((await deliverCode(deps, codeId)) !== 'sent') throw new Error('no provider took the message');
  };
}
