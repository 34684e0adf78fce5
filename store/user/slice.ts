import { createAction, createReducer } from '@reduxjs/toolkit';
import type { SessionUser } from '#lib/session/session-user.ts';

/** Somebody is signed in. */
export const setUser = createAction<SessionUser>('SET_USER');

/** Nobody is, any more. */
export const logout = createAction('LOGOUT');

/** Who is signed in; `null` for a visitor. */
export const userReducer = createReducer<SessionUser | null>(null, (builder) => {
  builder.addCase(setUser, (_, { payload }) => payload).addCase(logout, () => null);
});
