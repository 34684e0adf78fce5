import { markMember } from '../browser/member.ts';
import { local, readStored, session, store, storedKeys } from '../browser/storage.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';
import type { SessionUser } from './session-user.ts';

/** Fields of the session in local storage; `token` is the access token once more (specification, section 3). */
const FIELDS = ['phoneNumber', 'firstName', 'lastName', 'email', 'role'] as const;
const USER_KEY = {
  phoneNumber: 'phone_number',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  role: 'role',
} as const satisfies Record<(typeof FIELDS)[number], keyof SessionUser>;

function remove(key: string, storage: () => Storage = local): void {
  try {
    storage().removeItem(key);
  } catch {
    // Storage that cannot be written holds nothing of ours either.
  }
}

/** The person the last session check of any tab found, or `null`. */
export function readUser(): SessionUser | null {
  const accessToken = readStored(local, STORAGE_KEYS.accessToken);
  if (!accessToken) return null;
  const rest = Object.fromEntries(FIELDS.map((name) => [USER_KEY[name], readStored(local, STORAGE_KEYS[name])]));
  return { accessToken, ...rest } as SessionUser; // one pair a field, text or null
}

/** Keeps the session's fields, or takes all of them away. The access token comes last: other tabs wait for it. */
export function keepUser(user: SessionUser | null): void {
  for (const name of FIELDS) {
    const value = user?.[USER_KEY[name]];
    if (value) store(local, STORAGE_KEYS[name], value);
    else remove(STORAGE_KEYS[name]);
  }
  for (const key of [STORAGE_KEYS.token, STORAGE_KEYS.accessToken]) {
    if (user) store(local, key, user.accessToken);
    else remove(key);
  }
  markMember();
  if (user) return;
  for (const key of [STORAGE_KEYS.display, STORAGE_KEYS.visibilityFilter, STORAGE_KEYS.deskKeys]) remove(key);
}

/**
 * Takes away what a person wrote and did not send: whoever signs out leaves nothing. Where the session only ended it
 * waits for the next sign-in; the checklist says whose it is.
 */
export function forgetWritten(): void {
  for (const key of [STORAGE_KEYS.supportDrafts, STORAGE_KEYS.todos]) remove(key);
  for (const key of storedKeys(local)) if (key.startsWith(`${STORAGE_KEYS.supportOutbox}:`)) remove(key);
  remove(STORAGE_KEYS.deskDrafts, session);
}

/** Calls back when another tab signs in, renews or signs out. Returns what stops it. */
export function watchUser(onChange: (user: SessionUser | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === STORAGE_KEYS.accessToken || key === null) onChange(readUser());
  };
  // A page that comes back out of the browser's cache has heard of nothing meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) onChange(readUser());
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
