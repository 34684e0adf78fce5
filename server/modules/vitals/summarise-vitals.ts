import { sql } from 'kysely';
import { VITAL_NAMES, type VitalSummary } from '#lib/contract/vitals.ts';
import { after, DAY } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { goodShare, quantile } from './buckets.ts';
import { dayOf } from './count-vitals.ts';

const QUANTILE = 0.75;
const PRECISION = 1000;

/** The last days, today included, by kind of page, language and measure. */
export async function summariseVitals(db: Queries, days: number, now: Date): Promise<VitalSummary[]> {
  const rows = await db
    .selectFrom('vital_counts')
    .select(['kind', 'locale', 'name', 'bucket', sql<number>`sum(hits)::int`.as('hits')])
    .where('day', '>', dayOf(after(now, -days * DAY)))
    .groupBy(['kind', 'locale', 'name', 'bucket'])
    .execute();
  const groups = Map.groupBy(rows, ({ kind, locale, name }) => `${kind} ${locale} ${VITAL_NAMES.indexOf(name)}`);
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([, counts]) => {
      const [first] = counts;
      if (!first) return [];
      const { kind, locale, name } = first;
      return {
        kind,
        locale: locale as VitalSummary['locale'], // written from the language registry
        name,
        samples: counts.reduce((sum, { hits }) => sum + hits, 0),
        p75: quantile(name, counts, QUANTILE),
        good: Math.round(goodShare(name, counts) * PRECISION) / PRECISION,
      };
    });
}
