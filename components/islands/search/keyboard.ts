import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus through the field and the results (`data-result`): arrows, and Escape back to the field. */
export function moveThroughResults(event: KeyboardEvent<HTMLElement>): void {
  const input = event.currentTarget.querySelector('input');
  const places = [input, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const at = places.findIndex((place) => place?.matches(':focus'));
  if (at < 0 || event.nativeEvent.isComposing) return;
  const step = STEPS[event.key];
  const next = event.key === 'Escape' && at > 0 ? input : step === undefined ? undefined : places[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
