import type { sendOtp } from '#lib/contract/otp.ts';
import type { Proof } from '../../adapters/captcha.ts';
import type { Tx } from '../../db/database.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import { countHit } from '../../http/rate-limit.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { KnownPhone } from '../auth/phone-of.ts';
import { spendProof } from '../captcha/spend-proof.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { clientOf } from '../sessions/client.ts';
import { type MadeCode, makeCode, unmakeCode } from './make-code.ts';
import { codeHost, type DeliveryDeps, deliverCode } from './otp-delivery.ts';
import { extendRequest, findRequest, lockPhone, timesOf, waitingTimes } from './otp-request.ts';
import { WRONG_LIMIT } from './otp-rules.ts';
import { countSend, needsCaptcha, refundSend, type SendCount } from './send-limits.ts';

type SendCall = Call<typeof sendOtp>;
type Times = ReturnType<typeof timesOf>;

const deliveryDeps = ({ config, database, keys, messenger, clock }: ModuleDeps): DeliveryDeps => ({
  db: database.db,
  key: keys.delivery,
  messenger,
  host: codeHost(config),
  clock,
});

function assertReachable({ config, messenger }: ModuleDeps, { callingCode }: KnownPhone, channel: string): void {
  const { countries } = config.messages;
  if (countries.length > 0 && !countries.includes(callingCode)) throw new ServiceError('otp_send_failed');
  if (!messenger.channels.some((known) => known === channel))
    throw new ServiceError('validation_failed', { fields: { channel: 'invalid' } });
}

/** Once the guesses of the day are used up there is no use in another code. */
async function assertGuessable(tx: Tx, { phone, factor, now }: SendCount): Promise<void> {
  await countHit(tx, { limit: WRONG_LIMIT, subject: phone.key, factor, now, by: 0 });
}

async function spendCaptcha(tx: Tx, count: SendCount, proof: Proof | undefined): Promise<void> {
  if (proof) await spendProof(tx, proof);
  else if (await needsCaptcha(tx, count))
    throw new ServiceError('validation_failed', { fields: { captcha: 'captcha_required' } });
}

/** Writes a code within all limits, or gives the times that are left while another may not be sent. */
async function prepare(
  tx: Tx,
  deps: ModuleDeps,
  { body, now }: SendCall,
  count: SendCount,
  proof: Proof | undefined,
): Promise<Times | MadeCode> {
  const { phone } = count;
  const subject = { phoneKey: phone.key, purpose: body.purpose };
  await lockPhone(tx, phone.key);
  const found = await findRequest(tx, subject, now);
  const waiting = waitingTimes(found, now);
  if (waiting) return waiting;
  await assertGuessable(tx, count);
  await spendCaptcha(tx, count, proof);
  await countSend(tx, count);
  const { resendSeconds } = deps.config.messages;
  const request = await extendRequest(tx, subject, { found, resendSeconds, now });
  const parcel = { to: phone.e164, locale: body.locale, channel: body.channel };
  return makeCode(tx, deps.keys, { request, parcel, now });
}

/** Delivers while the visitor waits. What nobody takes is taken back; what may have arrived stays with the queue. */
async function deliver(deps: ModuleDeps, { body, now }: SendCall, count: SendCount, made: MadeCode): Promise<void> {
  const outcome = await deliverCode(deliveryDeps(deps), made.codeId);
  const event = outcome === 'failed' ? 'otp-send-failed' : 'otp-sent';
  const details = { purpose: body.purpose, channel: body.channel, outcome };
  await deps.database.db.transaction().execute(async (tx) => {
    await recordEvent(tx, { event, phoneKey: count.phone.key, networkKey: count.networkKey, details }, now);
    if (outcome === 'sent') await tx.deleteFrom('jobs').where('id', '=', made.jobId).execute();
    if (outcome !== 'failed') return;
    await unmakeCode(tx, made, now);
    await refundSend(tx, count);
  });
  if (outcome === 'failed') throw new ServiceError('otp_send_failed');
}

/** Sends a code to a number that may have one for this purpose. */
export async function sendCode(deps: ModuleDeps, call: SendCall, phone: KnownPhone): Promise<Times> {
  const { body, request, now, commit } = call;
  assertReachable(deps, phone, body.channel);
  const { networkKey } = clientOf(request, deps.keys);
  const { rateLimitFactor: factor, messages } = deps.config;
  const count: SendCount = { phone, networkKey, factor, now, config: messages };
  // May ask another host, so it stays outside the transaction.
  const proof =
    body.captcha === undefined ? undefined : await deps.captcha.verify(body.captcha, 'otp', request.hostname);
  const made = await commit([], (tx) => prepare(tx, deps, call, count, proof));
  if (!('codeId' in made)) return made;
  await deliver(deps, call, count, made);
  return timesOf(made.request, now);
}
