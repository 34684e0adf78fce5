import { randomUUIDv7 } from 'node:crypto';
import type { AuditEvent } from '#lib/audit-events.ts';
import { after, DAY } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';

/** Kept for a year: long enough to look back on what was noticed late. */
const KEPT = 365 * DAY;

export interface AuditEntry {
  readonly event: AuditEvent;
  readonly userId?: string | undefined;
  /** Keyed hash of the number, where there may be no account. */
  readonly phoneKey?: string | undefined;
  /** Keyed hash of the network. */
  readonly networkKey?: string | undefined;
  /** Facts that are no secrets and no personal data: a purpose, a way in, a count. */
  readonly details?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** Writes an event down, in the transaction of what happened where there is one. */
export async function recordEvent(db: Queries, entry: AuditEntry, now: Date): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: randomUUIDv7(),
      at: now,
      event: entry.event,
      user_id: entry.userId ?? null,
      phone_key: entry.phoneKey ?? null,
      network_key: entry.networkKey ?? null,
      details: entry.details ? JSON.stringify(entry.details) : null,
      expires_at: after(now, KEPT),
    })
    .execute();
}
