import { SECOND } from '../../clock.ts';
import { passAppOtp } from '../app-otp/pass-app-otp.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { CONFIRMED_FOR } from '../sessions/session-rules.ts';
import { byGoogle, byOtp, byPassword, type ConfirmCall, type IdentityProof } from './proofs.ts';
import { markConfirmed } from './step-up.ts';

async function proofOf(deps: ModuleDeps, call: ConfirmCall): Promise<IdentityProof> {
  const { proof } = call.body;
  switch (proof.kind) {
    case 'password':
      return byPassword(deps, call, proof.password);
    case 'otp':
      return byOtp(deps, call, proof.otp);
    case 'google':
      return byGoogle(deps, call, proof);
  }
}

/** Proves again who is signed in, second factor included, and opens what asks for that. */
export async function confirm(deps: ModuleDeps, call: ConfirmCall): Promise<{ validFor: number }> {
  const { body, session, now, commit } = call;
  const { userId } = session;
  const proof = await proofOf(deps, call);
  const second = { userId, typed: body.appOtp, factor: deps.config.rateLimitFactor, now };
  await commit([], async (tx) => {
    const checked = await proof.check(tx);
    if (checked !== true) return checked;
    const passed = await passAppOtp(tx, deps.keys, second);
    if (passed !== true) {
      await proof.release(tx);
      return passed;
    }
    const accepted = await proof.accept(tx);
    if (accepted !== true) return accepted;
    await markConfirmed(tx, session, now);
    await recordEvent(tx, { event: 'confirmed', userId, details: { by: body.proof.kind } }, now);
    return true;
  });
  return { validFor: CONFIRMED_FOR / SECOND };
}
