import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { countStuckJobs } from '../jobs/queue.ts';
import { ServiceError } from './problem.ts';

export interface HealthDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** The service is stopping: balancers should send nobody any more. */
  readonly isClosing: () => boolean;
}

/** `healthz`: the process lives. `readyz`: it can serve, so its database answers and it is not stopping. */
export function registerHealth(api: FastifyInstance, { database, clock, isClosing }: HealthDeps): void {
  api.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  api.get('/readyz', { logLevel: 'warn' }, async () => {
    if (isClosing()) throw new ServiceError('unavailable', { detail: 'The service is stopping.', retryAfter: 5 });
    await sql`SELECT 1`.execute(database.db);
    const jobs = await countStuckJobs(database.db, clock());
    return { status: 'ok', database: database.kind, jobs };
  });
}
