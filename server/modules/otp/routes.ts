import { sendOtp, verifyOtp } from '#lib/contract/otp.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { ServiceError } from '../../http/problem.ts';
import { findUserByPhone } from '../auth/find-user.ts';
import { countLookup } from '../auth/lookup-limits.ts';
import { phoneOf } from '../auth/phone-of.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { whoCalls } from '../sessions/access-token.ts';
import { clientOf } from '../sessions/client.ts';
import { sendCode } from './send-otp.ts';
import { verifyCode } from './verify-otp.ts';

type SendCall = Parameters<typeof sendCode>[1];

/** Codes for somebody who is signed in already: to confirm, for the own number; to link, for any. */
async function assertOwner({ database, keys }: ModuleDeps, { body, request, now }: SendCall, e164: string) {
  const session = await whoCalls(database.db, keys.access, request, now);
  if (!session) throw new ServiceError('session_expired');
  const isOwn = session.phone === e164;
  if (isOwn !== (body.purpose === 'confirm'))
    throw new ServiceError('validation_failed', { fields: { phone: 'phone_invalid' } });
}

/** Signing up and linking are for new numbers, the others for known ones; an answer that says so is counted. */
async function assertPurpose(deps: ModuleDeps, call: SendCall, e164: string): Promise<void> {
  const { body, request, now } = call;
  const { database, keys, config } = deps;
  if (body.purpose === 'confirm' || body.purpose === 'phone') await assertOwner(deps, call, e164);
  const isKnown = (await findUserByPhone(database.db, e164)) !== undefined;
  const isWrong = isKnown === (body.purpose === 'signup' || body.purpose === 'phone');
  const { networkKey } = clientOf(request, keys);
  const lookup = { networkKey, factor: config.rateLimitFactor, now, isTold: isWrong };
  await countLookup(database.db, lookup);
  if (isWrong) throw new ServiceError(isKnown ? 'phone_taken' : 'user_not_found');
}

export function mountOtp(mount: Mount, deps: ModuleDeps): void {
  mount(sendOtp, async (call) => {
    const phone = phoneOf(deps.keys, call.body.phone);
    await assertPurpose(deps, call, phone.e164);
    return sendCode(deps, call, phone);
  });
  mount(verifyOtp, (call) => verifyCode(deps, call));
}
