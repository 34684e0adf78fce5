import type { Database } from '../db/database.ts';
import { carrySignals } from '../db/signals.ts';
import type { RedisLink } from './redis-link.ts';

/**
 * The same database, whose signals go through Redis. Every node hears both ways, so that each sender may take the one
 * that works for it.
 */
export function signalThroughRedis(database: Database, redis: RedisLink): Database {
  const channel = redis.name('signals');
  carrySignals(database.db, async (texts) => {
    const sent = await redis.ask((client) => Promise.all(texts.map((text) => client.publish(channel, text))));
    return sent !== undefined;
  });
  const listen: Database['listen'] = async (hear, onGap) => {
    const ends = await Promise.all([database.listen(hear, onGap), redis.listen(channel, hear, onGap)]);
    return async () => {
      await Promise.all(ends.map((end) => end()));
    };
  };
  return { ...database, listen };
}
