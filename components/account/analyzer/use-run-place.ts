import { type RefObject, useRef } from 'react';

interface RunPlace {
  readonly ref: RefObject<HTMLElement | null>;
  /** A run was asked for: the focus goes to it as soon as it is there. */
  goTo(id: string): void;
  /** A run is there. */
  arrive(id: string | undefined): void;
  /** What has the focus goes away with what it stands in: the place takes it over. */
  keepFocus(): void;
}

/** Keeps the focus with the run one looks at, wherever on the page it was asked for. */
export function useRunPlace(): RunPlace {
  const ref = useRef<HTMLElement>(null);
  const asked = useRef<string>(undefined);
  return {
    ref,
    goTo(id) {
      asked.current = id;
    },
    arrive(id) {
      if (!id || asked.current !== id) return;
      asked.current = undefined;
      ref.current?.focus({ preventScroll: true });
      ref.current?.scrollIntoView({ block: 'start' });
    },
    keepFocus() {
      if (ref.current?.contains(document.activeElement)) ref.current.focus({ preventScroll: true });
    },
  };
}
