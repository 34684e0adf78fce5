import { useEffect } from 'react';
import { watchSwitches } from '#lib/browser/appearance.ts';
import { saveAppearance } from '#store/display/appearance.ts';
import { startDisplay } from '#store/display/show.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

/** Brings the account's calendar, digits and appearance onto the page, for whoever is signed in, and a choice back. */
export function useDisplay(): void {
  const isSignedIn = useAppSelector(({ user }) => user !== null);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isSignedIn) return;
    void dispatch(startDisplay());
    return watchSwitches((mode) => void dispatch(saveAppearance(mode)));
  }, [isSignedIn, dispatch]);
}
