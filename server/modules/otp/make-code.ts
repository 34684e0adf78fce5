import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import type { Keys } from '../../secrets.ts';
import { codeMac, newCode } from './otp-code.ts';
import { type Parcel, packParcel, queueDelivery } from './otp-delivery.ts';
import type { OtpRequest } from './otp-request.ts';

/** A code that was written and waits for its delivery. */
export interface MadeCode {
  readonly codeId: string;
  readonly jobId: string;
  readonly request: OtpRequest;
}

/** Makes a code of a request and queues its delivery with it: a crash in between loses neither. */
export async function makeCode(
  tx: Tx,
  keys: Keys,
  { request, parcel, now }: { request: OtpRequest; parcel: Omit<Parcel, 'code'>; now: Date },
): Promise<MadeCode> {
  const [codeId, code] = [randomUUIDv7(), newCode()];
  await tx
    .insertInto('otp_codes')
    .values({
      id: codeId,
      request_id: request.id,
      mac: codeMac(keys.otp, request, code),
      delivery: packParcel(keys.delivery, codeId, { ...parcel, code }),
      expires_at: request.codeUntil,
    })
    .execute();
  return { codeId, jobId: await queueDelivery(tx, codeId, now), request };
}

/** Takes a code back that nobody can deliver, as if it had not been asked for. */
export async function unmakeCode(tx: Tx, { codeId, jobId, request }: MadeCode, now: Date): Promise<void> {
  await tx.deleteFrom('jobs').where('id', '=', jobId).execute();
  await tx.deleteFrom('otp_codes').where('id', '=', codeId).execute();
  const left = await tx
    .selectFrom('otp_codes')
    .select('expires_at')
    .where('request_id', '=', request.id)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  if (request.sends === 1) await tx.deleteFrom('otp_requests').where('id', '=', request.id).execute();
  else {
    await tx
      .updateTable('otp_requests')
      .set({ sends: request.sends - 1, next_send_at: now, code_until: left?.expires_at ?? now })
      .where('id', '=', request.id)
      .execute();
  }
}
