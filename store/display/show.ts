import { readProfile } from '#lib/contract/profile.ts';
import type { Display } from '#lib/format/reader-locale.ts';
import { keepDisplay, readDisplay } from '#lib/session/stored-display.ts';
import type { AppThunk } from '../store.ts';
import { displaySlice } from './slice.ts';

/** Shows dates and digits another way, here and on the next pages. */
export const showDisplay =
  ({ calendar, numerals }: Display): AppThunk<void> =>
  (dispatch) => {
    const display = { calendar, numerals };
    keepDisplay(display);
    dispatch(displaySlice.actions.chosen(display));
  };

/** Shows what this device knows of the account's display; after a sign-in it asks the service once. */
export const startDisplay =
  (): AppThunk =>
  async (dispatch, _state, { api }) => {
    const known = readDisplay();
    try {
      dispatch(showDisplay(known ?? (await api.call(readProfile, {}))));
    } catch {
      // the language's own stays, and the next page asks again
    }
  };
