import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

/** Hits of one network in a window. */
export interface Hits {
  readonly bucket: string;
  readonly hits: number;
  /** End of the window. */
  readonly until: Date;
}

/** Adds what one node has counted to what all have, which it gives; one statement, whatever the number of networks. */
export async function addHits(db: Queries, added: readonly Hits[], now: Date): Promise<readonly Hits[]> {
  // In one order, so that two nodes never wait for each other.
  const sorted = added.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const [buckets, hits, ends] = [
    sorted.map(({ bucket }) => bucket),
    sorted.map((each) => each.hits),
    sorted.map(({ until }) => until.toISOString()),
  ];
  const { rows } = await sql<Hits>`
    INSERT INTO request_counts AS counted (bucket, hits, expires_at)
    SELECT * FROM unnest(${buckets}::text[], ${hits}::int[], ${ends}::timestamptz[])
    ON CONFLICT (bucket) DO UPDATE SET
      hits = CASE WHEN counted.expires_at <= ${now} THEN excluded.hits ELSE counted.hits + excluded.hits END,
      expires_at = CASE WHEN counted.expires_at <= ${now} THEN excluded.expires_at ELSE counted.expires_at END
    RETURNING bucket, hits, expires_at AS until`.execute(db);
  return rows;
}
