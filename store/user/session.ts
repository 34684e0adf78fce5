import type { Dispatch } from '@reduxjs/toolkit';
import type { SessionAnswer } from '#lib/http/client.ts';
import { keepUser } from '#lib/session/stored-user.ts';
import { logout, setUser } from './slice.ts';

/** Puts what a session check or a sign-in answered into the state and into local storage, under the same names. */
export function takeSession(dispatch: Dispatch, { accessToken, ...person }: SessionAnswer): void {
  const user = accessToken === null ? null : { accessToken, ...person };
  keepUser(user);
  dispatch(user ? setUser(user) : logout());
}
