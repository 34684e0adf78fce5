import { useCallback, useSyncExternalStore } from 'react';

const CHANGED = 'analyzer-address';

function subscribe(onChange: () => void): () => void {
  for (const event of ['popstate', CHANGED]) window.addEventListener(event, onChange);
  return () => {
    for (const event of ['popstate', CHANGED]) window.removeEventListener(event, onChange);
  };
}

const idOfAddress = (): string | null => new URLSearchParams(location.search).get('id');

/** The run the address names (`?id=…`), and the way to name another: back and forward work, and a link can be kept. */
export function useRunId(): readonly [string | null, open: (id: string) => void] {
  const id = useSyncExternalStore(subscribe, idOfAddress, () => null);
  const open = useCallback((next: string) => {
    history.pushState(null, '', `?${new URLSearchParams({ id: next })}`);
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [id, open];
}
