import type { Database } from '../db/database.ts';
import type { SharedCount } from '../http/general-limit.ts';
import { RedisLink, type RedisSettings } from './redis-link.ts';
import { signalThroughRedis } from './redis-signals.ts';
import { countInRedis } from './shared-count.ts';

/** What nodes share through Redis. */
export interface Shared {
  readonly count: SharedCount;
  /** The database with its signals carried. */
  carry(database: Database): Database;
  close(): void;
}

/** Connects to Redis; a service starts without it too. */
export async function shareThroughRedis(settings: RedisSettings): Promise<Shared> {
  const redis = new RedisLink(settings);
  await redis.open();
  return {
    count: countInRedis(redis),
    carry: (database) => signalThroughRedis(database, redis),
    close: () => redis.close(),
  };
}
