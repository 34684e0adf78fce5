import { readProfile } from '#lib/contract/profile.ts';
import type { Display } from '#lib/format/reader-locale.ts';
import { keepDisplay, readDisplay } from '#lib/session/stored-display.ts';
import type { AppThunk } from '../store.ts';
import { settleAppearance } from './appearance.ts';
import { displaySlice } from './slice.ts';

/** Shows dates and digits another way, here and on the next pages. */
export const showDisplay =
  ({ calendar, numerals }: Display): AppThunk<void> =>
  (dispatch, getState) => {
    const shown = getState().display;
    keepDisplay({ calendar, numerals });
    if (shown.calendar === calendar && shown.numerals === numerals) return;
    dispatch(displaySlice.actions.chosen({ calendar, numerals }));
  };

/** Shows what this device knows of the account's display, then what the service knows: it may be changed elsewhere. */
export const startDisplay =
  (): AppThunk =>
  async (dispatch, getState, { api }) => {
    const known = readDisplay();
    if (known) dispatch(showDisplay(known));
    const before = getState().display;
    try {
      const profile = await api.call(readProfile, {});
      if (getState().display !== before) return; // chosen here meanwhile
      dispatch(showDisplay(profile));
      await dispatch(settleAppearance(profile.appearance, known?.appearance));
    } catch {
      // what is shown stays, and the next page asks again
    }
  };
