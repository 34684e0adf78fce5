import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, edited, emptyDraft, hasDrafts, keepDraft, readDraft, withoutSent } from './drafts.ts';

export interface DraftControl {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  /** Says that it goes out now, and gives it as it goes. */
  readonly send: (changes?: Partial<Draft>) => Draft;
  /** Takes out what has arrived, wherever the page is by then. */
  readonly settle: (sent: Draft) => void;
}

/**
 * The answer that is being written under a thread or a comment. It lasts as long as the tab; whoever closes it is asked
 * first. `arrived` are the messages that are there: one whose answer was lost is not sent again. `onSettled` hears of each
 * that has arrived.
 */
export function useDraft(
  of: string,
  arrived: readonly { readonly id: string }[],
  onSettled: (sent: Draft) => void = () => undefined,
): DraftControl {
  const [draft, setDraft] = useState(() => readDraft(of) ?? emptyDraft());
  const last = useRef(draft);

  function put(next: Draft): Draft {
    last.current = next;
    keepDraft(of, next);
    setDraft(next);
    return next;
  }
  // Read anew: the thread may have been left and opened again while the message was on its way.
  function settle(sent: Draft): void {
    put(withoutSent(readDraft(of) ?? last.current, sent));
    onSettled(sent);
  }

  const hasArrived = draft.isTried && arrived.some(({ id }) => id === draft.id);
  const settleArrived = useEffectEvent(() => settle(draft));
  useEffect(() => {
    if (hasArrived) settleArrived();
  }, [hasArrived]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (hasDrafts()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return {
    draft,
    change: (changes) => void put(edited(last.current, changes)),
    send: (changes) => put({ ...last.current, ...changes, isTried: true }),
    settle,
  };
}
