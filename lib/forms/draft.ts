import { readStored, session, store } from '../browser/storage.ts';
import type { STORAGE_KEYS } from '../storage-keys.ts';
import type { Attempt, Values } from './attempt.ts';

/** Where a form keeps what was typed: a key of the tab's storage. */
export type DraftKey = (typeof STORAGE_KEYS)[
  | 'consultationDraft'
  | 'commentDraft'
  | 'ticketDraft'
  | 'orderDraft'
  | 'changesDraft'
  | 'tasteDraft'];

/** What was typed into a form and not sent yet, with the attempt that failed, if one did. Lives as long as the tab. */
export interface Draft {
  readonly values: Values;
  readonly attempt?: Attempt | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isValues = (value: unknown): value is Values =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value.key === 'string' && isValues(value.values) && isRecord(value.context);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The draft of a form; `undefined` when there is none, it is not readable, or the browser keeps no storage. */
export function readDraft(key: DraftKey): Draft | undefined {
  const stored = parse(readStored(session, key) ?? 'null');
  if (!isRecord(stored) || !isValues(stored.values)) return undefined;
  return { values: stored.values, attempt: isAttempt(stored.attempt) ? stored.attempt : undefined };
}

export const writeDraft = (key: DraftKey, draft: Draft): void => store(session, key, JSON.stringify(draft));

/** Forgets a draft once its text arrived. */
export const clearDraft = (key: DraftKey): void => store(session, key, 'null');
