import { useEffect } from 'react';
import { startDisplay } from '#store/display/show.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

/** Brings the account's calendar and digits onto the page, for whoever is signed in. */
export function useDisplay(): void {
  const isSignedIn = useAppSelector(({ user }) => user !== null);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isSignedIn) void dispatch(startDisplay());
  }, [isSignedIn, dispatch]);
}
