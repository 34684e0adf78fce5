import type { Session } from '../contract/session.ts';

/** Who is signed in, under the names of the specification. */
export type SessionUser = Omit<Session, 'role'> & { readonly role: string | null };
