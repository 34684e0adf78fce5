import { startRedis } from '#tests/support/redis-server.ts';
import { counted, type Fault, none, pause, within } from './fault.ts';
import { startNginx } from './nginx.ts';
import { FaultyService } from './service.ts';
import { makeStored } from './stored.ts';
import { Writers } from './writers.ts';

const PEOPLE = 4;
const BETWEEN_MS = 60;
const CALM_MS = 3000;
const READ_WITHIN = 20_000;

export const nodes: Fault = {
  name: 'nodes',
  what: 'R14: two nodes behind nginx; one is killed, PostgreSQL restarted, Redis killed and frozen (--rounds)',
  async run({ rounds = 1 }) {
    const stored = await makeStored('postgres');
    const redis = await startRedis();
    const settings = { ...stored.settings, REDIS_URL: redis.url, TRUSTED_PROXIES: '127.0.0.1' };
    const [first, second] = [await FaultyService.on(settings), await FaultyService.on(settings)];
    const balancer = await startNginx([first.url, second.url]);
    const seeding = await stored.open();
    const writers = await Writers.of(seeding, balancer.url, PEOPLE, BETWEEN_MS);
    await seeding.close();
    await Promise.all([first.start(), second.start()]);
    await writers.logIn();
    const readers = writers.readers();
    for (const reader of readers) reader.begin();
    writers.begin();
    const silence = (happening: () => Promise<unknown>) =>
      writers.silenceDuring(async () => {
        await happening();
        await pause(CALM_MS);
      });
    const silences = { node: 0, database: 0, redis: 0 };
    await pause(CALM_MS);
    for (let round = 0; round < rounds; round += 1) {
      const [victim] = round % 2 === 0 ? [first] : [second];
      silences.node = Math.max(silences.node, await silence(() => victim.end('SIGKILL')));
      await victim.start();
      const restart = () => stored.server?.stop('fast').then(() => stored.server?.start()) ?? Promise.resolve();
      silences.database = Math.max(silences.database, await silence(restart));
      silences.redis = Math.max(silences.redis, await silence(() => redis.signal('SIGKILL')));
      await redis.start();
      silences.redis = Math.max(silences.redis, await silence(() => redis.signal('SIGSTOP')));
      await redis.signal('SIGCONT');
      await pause(CALM_MS);
    }
    await writers.end();
    const unread = () => writers.acknowledged.filter((id) => !readers.some(({ seen }) => seen.has(id))).length;
    for (const end = performance.now() + READ_WITHIN; unread() > 0 && performance.now() < end; ) await pause(100);
    const missed = unread();
    const dead = [first, second].filter(({ isAlive }) => !isAlive).length;
    for (const reader of readers) await reader.end();
    await balancer.close();
    const stops = [await first.end('SIGTERM'), await second.end('SIGTERM')];
    const found = await stored.open();
    const measures = await writers.measure(found);
    await found.close();
    await redis.signal('SIGKILL');
    await stored.remove();
    return [
      counted('rounds', rounds),
      ...measures,
      none('accepted messages that no open page was told of', missed),
      counted(
        'streams opened by the pages',
        readers.reduce((sum, { streams }) => sum + streams, 0),
      ),
      none('nodes that ended by themselves', dead),
      within('nobody could write: a node killed', silences.node, 2000),
      within('nobody could write: PostgreSQL restarted', silences.database, 5000),
      within('nobody could write: Redis killed, frozen', silences.redis, 2000),
      within('longest stop', Math.max(...stops), 10_000),
    ];
  },
};
