import { randomUUID } from 'node:crypto';
import { SERIES } from '#lib/contract/stats.ts';
import { after, DAY } from '../clock.ts';
import type { Tx } from '../db/database.ts';

const TODOS = [
  ['Send product photos', true],
  ['Choose the domain', true],
  ['Sign off the prototype', false],
  ['Invite the accountant', false],
] as const;

/** A year of figures, in which work grows; ads rest in summer. No figure is anybody's result. */
const WEEKLY = { web: [3, 9], seo: [2, 12], ads: [4, 8], content: [1, 5] } as const;
const WEEKS = 52;

const valueAt = ([first, last]: readonly [number, number], week: number): number =>
  Math.round(first + ((last - first) * week) / WEEKS + 1.5 * Math.sin(week));

export async function addTodos(tx: Tx, userId: string, now: Date): Promise<void> {
  const rows = TODOS.map(([text, completed], position) => ({
    id: randomUUID(),
    user_id: userId,
    text,
    completed,
    position,
    updated_at: now,
  }));
  await tx.insertInto('todos').values(rows).execute();
}

export async function addFigures(tx: Tx, userId: string, now: Date): Promise<void> {
  const rows = SERIES.flatMap((series) =>
    Array.from({ length: WEEKS }, (_, week) => ({
      user_id: userId,
      series,
      day: after(now, (week - WEEKS + 1) * 7 * DAY)
        .toISOString()
        .slice(0, 10),
      source: 'Demo data',
      value: Math.max(0, valueAt(WEEKLY[series], week)),
    })),
  );
  await tx.insertInto('usage_figures').values(rows).execute();
}
