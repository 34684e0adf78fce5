import { logOut } from '#lib/contract/auth.ts';
import { type FailureMessage, failureMessage } from '#lib/http/error-message.ts';
import { turnPushOff } from '#lib/notifications/browser-push.ts';
import { forgetWritten, keepUser } from '#lib/session/stored-user.ts';
import type { AppThunk } from '../store.ts';
import { logout } from '../user/slice.ts';

/** Ends the session at the service, then here and in every tab. Gives the message when it failed; nothing is lost then. */
export const signOut =
  (): AppThunk<Promise<FailureMessage | undefined>> =>
  async (dispatch, _, { api }) => {
    // Notices to this customer are not for whoever uses the browser next.
    await turnPushOff(api).catch(() => undefined);
    try {
      await api.call(logOut, { body: {} });
    } catch (error) {
      return failureMessage(error, 'logout');
    }
    keepUser(null);
    forgetWritten();
    dispatch(logout());
    return undefined;
  };
