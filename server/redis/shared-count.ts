import type { SharedCount } from '../http/general-limit.ts';
import type { RedisLink } from './redis-link.ts';

/** One step, so that a count that has begun always ends. */
const COUNT = `local hits = redis.call('INCR', KEYS[1])
if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { hits, redis.call('PTTL', KEYS[1]) }`;

/** Counts hits for all nodes together. */
export const countInRedis =
  (redis: RedisLink): SharedCount =>
  async (subject, window) => {
    const counted = await redis.ask((client) => client.eval(COUNT, 1, redis.name(`count:${subject}`), window));
    if (counted === undefined) return undefined;
    const [hits, left] = counted as [number, number]; // what the script returns
    return { hits, left };
  };
