import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { HeardEvent } from '../use-support-stream.ts';

type Listener = (event: HeardEvent) => unknown;

/** Hands what the stream says to the parts of the page that want it. */
export class DeskEvents {
  readonly #listeners = new Set<Listener>();

  tell(event: HeardEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

export const EventsContext = createContext(new DeskEvents());

/** Calls back at every event while the part is on the page. */
export function useDeskEvents(onEvent: Listener): void {
  const events = use(EventsContext);
  const tell = useEffectEvent(onEvent);
  useEffect(() => events.listen((event) => tell(event)), [events]);
}

/** Calls back when what a list or a count shows may be old. */
export function useDeskChanges(onChange: () => void): void {
  useDeskEvents(({ name }) => (name === 'thread' || name === 'resync') && onChange());
}
