import { readUser } from '#lib/session/stored-user.ts';
import type { AppThunk } from '../store.ts';
import { setUser } from '../user/slice.ts';
import { sessionSlice } from './slice.ts';

const { changed } = sessionSlice.actions;

/**
 * Start-up (specification, section 4): shows who the browser remembers, and asks the service once whether a session
 * exists. What it answers goes into the state and local storage; a failure is only logged.
 */
export const startSession =
  (): AppThunk =>
  async (dispatch, getState, { api }) => {
    if (getState().session !== 'unknown') return;
    dispatch(changed('checking'));
    const remembered = readUser();
    if (remembered) dispatch(setUser(remembered));
    try {
      await api.renew();
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged and nothing else
      console.warn('The session check failed', error);
    }
    dispatch(changed('known'));
  };
