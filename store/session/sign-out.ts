import { logOut } from '#lib/contract/auth.ts';
import { errorMessageKey, type MessageKey } from '#lib/http/error-message.ts';
import { keepUser } from '#lib/session/stored-user.ts';
import type { AppThunk } from '../store.ts';
import { logout } from '../user/slice.ts';

/** Ends the session at the service, then here and in every tab. Gives the message when it failed; nothing is lost then. */
export const signOut =
  (): AppThunk<Promise<MessageKey | undefined>> =>
  async (dispatch, _, { api }) => {
    try {
      await api.call(logOut, { body: {} });
    } catch (error) {
      return errorMessageKey(error, 'logout');
    }
    keepUser(null);
    dispatch(logout());
    return undefined;
  };
