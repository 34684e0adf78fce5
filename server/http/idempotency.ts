import { sql } from 'kysely';
import { after, HOUR, MINUTE } from '../clock.ts';
import type { Queries, Tx } from '../db/database.ts';
import { ServiceError } from './problem.ts';

const KEPT = 48 * HOUR;

/** A request that has not answered by then died with its process, and the key is free again. */
const LEASE = MINUTE;

export interface Claim {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
  /** Id of the request that claims. */
  readonly owner: string;
}

async function insertClaim(db: Queries, claim: Claim, now: Date): Promise<boolean> {
  const row = { ...claim, answer: null, locked_until: after(now, LEASE), expires_at: after(now, KEPT) };
  const taken = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ ...claim, answer: null, locked_until: row.locked_until, expires_at: row.expires_at })
        // Free again: expired, or left behind by a process that died.
        .where((where) =>
          where.or([
            where('idempotency_keys.expires_at', '<', now),
            where.and([where('idempotency_keys.answer', 'is', null), where('idempotency_keys.locked_until', '<', now)]),
          ]),
        ),
    )
    .returning('owner')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Claims a key for one request.
 * @returns `undefined` when the claim is ours, else the answer the first request got
 * @throws {ServiceError} `idempotency_mismatch` for another body, `request_in_progress` while the first is under way
 */
export async function claimKey(db: Queries, claim: Claim, now: Date): Promise<{ answer: unknown } | undefined> {
  if (await insertClaim(db, claim, now)) return undefined;
  const known = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer'])
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  // Gone between the two statements: the first request failed and let go. Its repetition will find the key free.
  if (!known) throw new ServiceError('request_in_progress', { retryAfter: 1 });
  if (known.fingerprint !== claim.fingerprint) throw new ServiceError('idempotency_mismatch');
  if (known.answer === null) throw new ServiceError('request_in_progress', { retryAfter: 1 });
  return { answer: known.answer };
}

const ofClaim = ({ scope, key, owner }: Claim) => sql<boolean>`scope = ${scope} AND key = ${key} AND owner = ${owner}`;

/**
 * Keeps the answer, in the transaction that does what was asked: an effect without its answer cannot exist.
 * @throws {ServiceError} `request_in_progress` when another request took the key over in the meantime
 */
export async function keepAnswer(tx: Tx, claim: Claim, answer: unknown): Promise<void> {
  const kept = await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where(ofClaim(claim))
    .where('answer', 'is', null)
    .executeTakeFirst();
  if (kept.numUpdatedRows !== 1n) throw new ServiceError('request_in_progress', { retryAfter: 1 });
}

/** Lets go of a key whose request failed, so that the visitor may correct and repeat it. */
export async function releaseKey(db: Queries, claim: Claim): Promise<void> {
  await db.deleteFrom('idempotency_keys').where(ofClaim(claim)).where('answer', 'is', null).execute();
}
