import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** `false` in the prerendered HTML and while it comes to life, then `true`. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
