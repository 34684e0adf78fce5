import { type Clock, MINUTE } from '../../clock.ts';

/** Reports of one error that are written down in a minute, and of those beyond one of so many, for all of them. */
const WHOLE = 20;
const THINNED = 20;

/** Errors that are told apart within a minute; a flood of made-up ones is forgotten, not kept. */
const MOST = 1000;

/** How many reports the one at hand stands for; 0 when another one speaks for it. */
export type Weigh = (fingerprint: string) => number;

/**
 * Thins reports of the same error out, each process for itself: a bug that ten thousand visitors meet at once would make
 * them all wait for one row of the database.
 */
export function thinOut(clock: Clock): Weigh {
  const seen = new Map<string, number>();
  let until = 0;
  return (fingerprint) => {
    const now = clock().getTime();
    if (now >= until || seen.size >= MOST) {
      seen.clear();
      until = now + MINUTE;
    }
    const count = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, count);
    if (count <= WHOLE) return 1;
    return (count - WHOLE) % THINNED === 0 ? THINNED : 0;
  };
}
