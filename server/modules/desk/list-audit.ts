import * as z from 'zod';
import type { AuditListQuery } from '#lib/contract/desk.ts';
import type { Queries } from '../../db/database.ts';
import { nameOf } from '../tickets/summaries.ts';

const Details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).catch({});

/** What was written down, newest first, one page of it. */
export async function listAudit(db: Queries, { event, userId, cursor, limit }: AuditListQuery) {
  let query = db
    .selectFrom('audit_log as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id', 'a.at', 'a.event', 'a.details', 'u.id as user', 'u.first_name', 'u.last_name', 'u.phone']);
  if (event) query = query.where('a.event', '=', event);
  if (userId) query = query.where('a.user_id', '=', userId);
  if (cursor) query = query.where('a.id', '<', cursor);
  const rows = await query
    .orderBy('a.id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map(({ id, at, event: name, details, user, first_name, last_name, phone }) => ({
    id,
    at: at.toISOString(),
    event: name,
    person: user === null ? null : { id: user, name: nameOf(first_name, last_name) ?? phone },
    details: Details.parse(details ?? {}),
  }));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
