import { type RefObject, useEffect, useRef } from 'react';
import { type Attempt, attemptFor, type Values } from './attempt.ts';
import { clearDraft, type DraftKey, readDraft, writeDraft } from './draft.ts';
import { restoreValues, valuesOf } from './field-values.ts';

export interface DraftControl {
  /** Keeps what stands in the fields now. */
  readonly save: () => void;
  /** The attempt to send these values with, kept with them: the same one until they change or arrive. */
  readonly attempt: (values: Values, context: () => Attempt['context']) => Attempt;
  /** Forgets both: they arrived. */
  readonly clear: () => void;
}

/** Keeps what is typed into a form for the life of the tab and puts it back after a reload. */
export function useDraft(
  key: DraftKey,
  fields: readonly string[],
  form: RefObject<HTMLFormElement | null>,
): DraftControl {
  const last = useRef<Attempt>(undefined);

  useEffect(() => {
    const kept = readDraft(key);
    if (!kept || !form.current) return;
    last.current = kept.attempt; // used again only while the values are still those of the attempt
    restoreValues(form.current, kept.values);
  }, [key, form]);

  return {
    save() {
      if (form.current) writeDraft(key, { values: valuesOf(form.current, fields), attempt: last.current });
    },
    attempt(values, context) {
      last.current = attemptFor(values, last.current, context);
      writeDraft(key, { values, attempt: last.current });
      return last.current;
    },
    clear() {
      last.current = undefined;
      clearDraft(key);
    },
  };
}
