import { useSyncExternalStore } from 'react';

/** From here on a chart has room for words beside its lines. */
const WIDE = '(width >= 37.5rem)';

function watch(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is wider than a telephone's. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => matchMedia(WIDE).matches);
