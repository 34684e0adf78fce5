import { createAction, createReducer } from '@reduxjs/toolkit';
import { INITIAL_SIGN_IN, type SignInEvent, transition } from './machine.ts';

/** Something happened on the way in; see `SignInEvent`. */
export const signInEvent = createAction<SignInEvent>('signIn/event');

/** The sign-in flow: every change of it is a transition of the machine. */
export const signInReducer = createReducer(INITIAL_SIGN_IN, (builder) => {
  builder.addCase(signInEvent, (state, { payload }) => transition(state, payload));
});
