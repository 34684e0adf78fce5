import type { SignedIn } from '../../http/signed-in.ts';
import type { Author } from './append.ts';

/** A person with the name it has now; the thread keeps that. */
export const authorOf = (side: Author['side'], { userId, firstName, lastName }: SignedIn): Author & { id: string } => ({
  side,
  id: userId,
  name: [firstName, lastName].filter(Boolean).join(' ') || null,
});
