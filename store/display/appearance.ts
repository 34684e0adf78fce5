import { chooseMode, savedMode, type ThemeMode } from '#lib/browser/appearance.ts';
import { updateProfile } from '#lib/contract/profile.ts';
import { keepAppearance } from '#lib/session/stored-display.ts';
import type { AppThunk } from '../store.ts';

/** Tells the account which appearance was chosen here. What does not arrive is told from the next page. */
export const saveAppearance =
  (appearance: ThemeMode): AppThunk =>
  async (_dispatch, _state, { api }) => {
    try {
      await api.call(updateProfile, { body: { appearance } });
      keepAppearance(appearance);
    } catch {
      // the device keeps its own, and `settleAppearance` finds the two apart
    }
  };

/**
 * Brings device and account together. What was changed at the account since this device last heard of it was chosen
 * elsewhere, and counts; else the device's own is the later choice, made in a switch of any page.
 *
 * @param last the account's as this device last heard of it
 */
export const settleAppearance =
  (account: ThemeMode, last: ThemeMode = 'system'): AppThunk =>
  async (dispatch) => {
    keepAppearance(account);
    const own = savedMode();
    if (account === own) return;
    if (account === last) await dispatch(saveAppearance(own));
    else chooseMode(account);
  };
