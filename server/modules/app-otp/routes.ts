import { renderSVG } from 'uqr';
import { confirmAppOtp, enrolAppOtp, removeAppOtp, renewRecoveryCodes } from '#lib/contract/app-otp.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { ServiceError } from '../../http/problem.ts';
import { assertConfirmed } from '../account/step-up.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { notify } from '../notices/notice.ts';
import { enrol, removeApp, switchOn } from './enrol.ts';
import { hasAppOtp } from './pass-app-otp.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

export function mountAppOtp(mount: Mount, { keys, config }: ModuleDeps): void {
  mount(enrolAppOtp, async ({ session, now, commit }) => {
    assertConfirmed(session, now);
    const { secret, uri } = await commit([], (tx) => enrol(tx, keys, session));
    return { secret, uri, qr: renderSVG(uri) };
  });

  mount(confirmAppOtp, async ({ body, session, now, commit }) => {
    assertConfirmed(session, now);
    const { userId } = session;
    const second = { userId, typed: body.appOtp, factor: config.rateLimitFactor, now };
    const recoveryCodes = await commit([], async (tx) => {
      const switched = await switchOn(tx, keys, second);
      if (switched instanceof ServiceError) return switched;
      await recordEvent(tx, { event: 'app-otp-enabled', userId }, now);
      await notify(tx, { userId, kind: 'app-otp-enabled' }, now);
      return replaceRecoveryCodes(tx, keys, userId);
    });
    return { recoveryCodes };
  });

  mount(renewRecoveryCodes, async ({ session, now, commit }) => {
    assertConfirmed(session, now);
    const { userId } = session;
    const recoveryCodes = await commit([], async (tx) => {
      if (!(await hasAppOtp(tx, userId))) throw new ServiceError('not_found');
      await recordEvent(tx, { event: 'recovery-codes-renewed', userId }, now);
      return replaceRecoveryCodes(tx, keys, userId);
    });
    return { recoveryCodes };
  });

  mount(removeAppOtp, async ({ session, now, commit }) => {
    assertConfirmed(session, now);
    const { userId } = session;
    return commit([], async (tx) => {
      if (!(await removeApp(tx, userId))) throw new ServiceError('not_found');
      await recordEvent(tx, { event: 'app-otp-removed', userId }, now);
      await notify(tx, { userId, kind: 'app-otp-removed' }, now);
      return {};
    });
  });
}
