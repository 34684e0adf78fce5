import type { Measure } from '#tests/bench/measure.ts';
import type { PostgresServer } from '#tests/support/postgres-server.ts';
import { none } from './fault.ts';
import { FaultyService } from './service.ts';
import { makeStored } from './stored.ts';
import { Writers } from './writers.ts';

export interface Scene {
  readonly service: FaultyService;
  readonly server: PostgresServer;
  readonly writers: Writers;
}

/** A service on a PostgreSQL of its own, people who write, and what happens to the database meanwhile. */
export async function besidePostgres(work: (scene: Scene) => Promise<Measure[]>): Promise<Measure[]> {
  const stored = await makeStored('postgres');
  if (!stored.server) throw new Error('no server');
  const service = await FaultyService.on(stored.settings);
  const seeding = await stored.open();
  const writers = await Writers.of(seeding, service.url);
  await seeding.close();
  await service.start();
  await writers.logIn();
  writers.begin();
  const measures = await work({ service, server: stored.server, writers });
  await writers.end();
  const survived = none('processes of the service that ended', service.isAlive ? 0 : 1);
  const stopped = await service.end('SIGTERM');
  const found = await stored.open();
  measures.push(survived, ...(await writers.measure(found)));
  await found.close();
  await stored.remove();
  measures.push({ what: 'stop', value: stopped, shown: `${(stopped / 1000).toFixed(2)} s` });
  return measures;
}

export interface Asked {
  readonly status: number;
  readonly took: number;
  readonly retryAfter: string | null;
}

/** Asks for something that needs the database. */
export async function ask({ url }: FaultyService): Promise<Asked> {
  const since = performance.now();
  const answer = await fetch(`${url}/api/comments?page=home`);
  await answer.arrayBuffer();
  return { status: answer.status, took: performance.now() - since, retryAfter: answer.headers.get('retry-after') };
}

/** Milliseconds until the service answers well again. */
export async function untilWell(service: FaultyService): Promise<number> {
  const since = performance.now();
  while ((await ask(service)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
  return performance.now() - since;
}
