import { useRef } from 'react';

/** Does things one after the other, in the order they were asked for: a second choice waits until the first is kept. */
export function useTurns(): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (work) => {
    const turn = last.current.then(work, work);
    last.current = turn.catch(() => undefined);
    return turn;
  };
}
