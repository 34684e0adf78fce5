import { describe, expect, test } from 'vitest';
import { hasNginx } from '#tests/faults/nginx.ts';
import { nodes } from '#tests/faults/nodes.ts';
import { POSTGRES_PROGRAMS } from '#tests/support/postgres-server.ts';
import { hasRedis } from '#tests/support/redis-server.ts';

const hasAll = hasNginx && hasRedis && POSTGRES_PROGRAMS !== undefined;
if (!hasAll) console.log('Without nginx, redis-server and PostgreSQL there are no two nodes to try.');

/** Three seconds of calm after each of five faults, and the starts. */
const PATIENCE = 180_000;

describe.runIf(hasAll)('two nodes behind nginx, on PostgreSQL and Redis', () => {
  test(
    'lose nothing they accepted and sign nobody out, with one killed, the database restarted and Redis gone',
    async () => {
      const measures = await nodes.run({ rounds: 1, seconds: undefined, database: 'postgres' });
      const mustBeNone = measures.filter(({ budget }) => budget?.limit === 0);
      expect(mustBeNone).toHaveLength(6);
      expect(mustBeNone.filter(({ value }) => value !== 0)).toEqual([]);
      const [, acknowledged] = /lost of (\d+) acknowledged/.exec(mustBeNone.map(({ what }) => what).join()) ?? [];
      expect(Number(acknowledged)).toBeGreaterThan(50);
    },
    PATIENCE,
  );
});
