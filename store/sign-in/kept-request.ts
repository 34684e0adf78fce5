import * as z from 'zod';
import { readStored, session, store as write } from '#lib/browser/storage.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import type { RegisterUser } from '../register-user/slice.ts';
import type { AppStore } from '../store.ts';
import { step, typed } from './attempt.ts';
import { type CodePurpose, type CodeRequest, requestOf, type SignInState } from './machine.ts';

/** Milliseconds after its end for which a code is still told to have expired; later it is forgotten. */
const REMEMBERED = 10 * 60_000;

const Kept = z.object({
  phone: z.string(),
  purpose: z.enum(['signup', 'login', 'reset']),
  expiresAt: z.number(),
  resendAt: z.number(),
});

function readRequest(): CodeRequest | undefined {
  try {
    const kept = Kept.safeParse(JSON.parse(readStored(session, STORAGE_KEYS.codeRequest) ?? 'null'));
    return kept.data && kept.data.expiresAt + REMEMBERED > Date.now() ? kept.data : undefined;
  } catch {
    return undefined; // written by something else
  }
}

/** A code is good for the page's own purposes only. */
export function restoreWay(store: AppStore, purposes: readonly CodePurpose[]): void {
  const [, country, phone] = /^([A-Z]{2}) (.+)$/.exec(readStored(session, STORAGE_KEYS.phoneDraft) ?? '') ?? [];
  if (country && phone) store.dispatch(typed({ country, phone }));
  const request = readRequest();
  if (request && purposes.includes(request.purpose)) store.dispatch(step({ type: 'restore', request }));
}

const keptOf = (state: SignInState): string => JSON.stringify(requestOf(state) ?? null);

/** While a code is being sent again the earlier one is still good, so it stays kept until the flow is left. */
const isOver = ({ step: at }: SignInState): boolean => ['form', 'proven', 'finishing', 'done'].includes(at);

const draftOf = ({ country, phone }: RegisterUser): string => (phone === '' ? '' : `${country} ${phone}`);

/**
 * Keeps the number that was typed and the code that is waited for in the tab's storage, so that a reload goes on with
 * the running countdown and sends nothing. No code and no password is kept.
 */
export function keepWay(store: AppStore): () => void {
  let { signIn, registerUser } = store.getState();
  return store.subscribe(() => {
    const next = store.getState();
    if (draftOf(next.registerUser) !== draftOf(registerUser))
      write(session, STORAGE_KEYS.phoneDraft, draftOf(next.registerUser));
    if (next.signIn !== signIn && (requestOf(next.signIn) || isOver(next.signIn)))
      write(session, STORAGE_KEYS.codeRequest, keptOf(next.signIn));
    if (next.signIn !== signIn && next.signIn.step === 'done') write(session, STORAGE_KEYS.phoneDraft, '');
    ({ signIn, registerUser } = next);
  });
}
