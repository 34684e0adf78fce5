import { useEffect, useState } from 'react';
import type { Attachment } from '#lib/contract/attachments.ts';
import { uuid } from '#lib/forms/uuid.ts';

interface Draft {
  /** Made once a message: sent again after a lost answer, it is the message that is there. */
  readonly id: string;
  readonly text: string;
  readonly isNote: boolean;
  readonly replyId?: string | undefined;
  /** Files that have arrived. */
  readonly attachments: readonly Attachment[];
}

const emptyDraft = (): Draft => ({ id: uuid(), text: '', isNote: false, attachments: [] });

/** What was typed and not sent, by thread: going to another one and back loses nothing. */
const kept = new Map<string, Draft>();

const isUnsent = (): boolean =>
  [...kept.values()].some(({ text, attachments }) => text.trim() !== '' || attachments.length > 0);

/** The answer that is being written in a thread. Whoever leaves the page with one is asked first. */
export function useDraft(threadId: string) {
  const [draft, setDraft] = useState<Draft>(() => kept.get(threadId) ?? emptyDraft());

  const change = (changes: Partial<Draft>): void =>
    setDraft((last) => {
      const next = { ...last, ...changes };
      kept.set(threadId, next);
      return next;
    });
  function clear(): void {
    kept.delete(threadId);
    setDraft(emptyDraft());
  }
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isUnsent()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return { draft, change, clear };
}
