import { useEffect, useState } from 'react';

/** Where a page of records stands: one of them, the form for a new one, or the list alone. */
export interface Place {
  readonly id: string | null;
  readonly isNew: boolean;
  /** The list was asked for, on a page that begins with the form. */
  readonly isList: boolean;
}

const placeNow = (): Place => {
  const query = new URLSearchParams(location.search);
  return { id: query.get('id'), isNew: query.has('new') || query.has('about'), isList: query.has('list') };
};

/** Reads the place from the address and goes to another without leaving the page; the way back works. */
export function usePlace(): readonly [Place, go: (query: string) => void] {
  const [place, setPlace] = useState<Place>(placeNow);
  useEffect(() => {
    const onMove = () => setPlace(placeNow());
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, []);
  const go = (query: string) => {
    history.pushState(null, '', `${location.pathname}${query}`);
    setPlace(placeNow());
  };
  return [place, go];
}
