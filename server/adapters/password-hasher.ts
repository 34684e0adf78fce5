import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ServiceError } from '../http/problem.ts';

/** OWASP's minimum for Argon2id, which is also the library's default: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two cores' worth at a time, so that a flood of sign-ins costs neither the memory nor the rest of the service. */
const RUNNING = 2;
const WAITING = 50;
const RETRY_AFTER = 2;

export interface PasswordHasher {
  /** @throws {ServiceError} `unavailable` when too many wait already */
  hash(password: string): Promise<string>;
  /** Does the same work when there is no hash to compare with, and then says no. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Whether a stored hash was made with less than what is asked for today. */
  isWeak(stored: string): boolean;
}

/** One form for what looks the same, whatever keyboard typed it (NIST SP 800-63B, 5.1.1.2). */
const normalise = (password: string): string => password.normalize('NFKC');

/** A hash of nothing anybody knows: verifying against it costs what verifying against a real one does. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdCBvZiBub2JvZHkhIQ$9yTfmfQ3m6M3zE4tVb1Jr3dZTBVyPrkYtB5mWcS0FqU';

export function createPasswordHasher(): PasswordHasher {
  const limit = pLimit(RUNNING);
  function queued<T>(work: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= WAITING) {
      throw new ServiceError('unavailable', { detail: 'Too many sign-ins at once.', retryAfter: RETRY_AFTER });
    }
    return limit(work);
  }
  return {
    hash: async (password) => queued(() => hash(normalise(password), COST)),
    verify: async (stored, password) => {
      const isRight = await queued(() => verify(stored ?? NOBODY, normalise(password)));
      return isRight && stored !== null;
    },
    isWeak: (stored) => {
      const { memoryCost, timeCost } = parseOptions(stored);
      return memoryCost < COST.memoryCost || timeCost < COST.timeCost;
    },
  };
}
