import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { addressOf, type Place, placeOf } from './place.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export interface PlaceControl {
  readonly place: Place;
  readonly go: (place: Place) => void;
  /** Attributes of a link to a place, which opens it here unless somebody wants it in a tab of its own. */
  readonly linkTo: (place: Place) => { href: string; onClick: (event: MouseEvent) => void };
}

/** Where somebody is, kept in the address: it can be sent to a colleague, and the browser's way back works. */
export function usePlace(): PlaceControl {
  const [place, setPlace] = useState<Place>(() => placeOf(location.search));

  useEffect(() => {
    const follow = (): void => setPlace(placeOf(location.search));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const go = useCallback((next: Place) => {
    history.pushState(null, '', addressOf(next));
    setPlace(next);
  }, []);

  const linkTo = (next: Place) => ({
    href: addressOf(next),
    onClick: (event: MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      go(next);
    },
  });
  return { place, go, linkTo };
}
