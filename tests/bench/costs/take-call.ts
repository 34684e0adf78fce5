import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ENDPOINTS } from '#server/endpoints.ts';
import { RAW_ROUTES } from '#server/raw-routes.ts';
import { median } from '../measure.ts';
import type { Asked, Scene } from './asked.ts';
import { routeOf, send } from './send.ts';
import type { Served } from './serve.ts';
import type { World } from './world.ts';

const LONGEST_MS = 30_000;

/** Whether nothing that a call has left to the queue is still to be done. */
async function isQuiet({ db }: World): Promise<boolean> {
  const { rows } = await sql<{ jobs: number }>`
    SELECT count(*)::int AS jobs FROM jobs WHERE state = 'ready' AND run_at <= now()`.execute(db);
  return rows[0]?.jobs === 0;
}

async function untilQuiet(world: World): Promise<void> {
  for (const limit = performance.now() + LONGEST_MS; !(await isQuiet(world)); ) {
    if (performance.now() > limit) throw new Error('the queue did not come to an end');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const isStream = (name: string): boolean => name.endsWith('/stream');

function statusOf(name: string): number {
  const { method, path } = routeOf(name);
  const route = ENDPOINTS.find((one) => one.method === method && one.path === path);
  if (route) return route.success;
  if (!RAW_ROUTES.some((one) => one.method === method && one.path === path)) throw new Error(`${name}: no such call`);
  return 200;
}

/**
 * Makes one call. The answer of a stream is its beginning: it stays open, for the caller to end.
 * @throws where the answer is not what the contract says of a success
 */
async function make(world: World, name: string, asked: Asked) {
  const trace = randomBytes(16).toString('hex');
  const traceparent = `00-${trace}-${randomBytes(8).toString('hex')}-01`;
  const { statusCode, body } = await send(world, name, { ...asked, headers: { ...asked.headers, traceparent } });
  if (statusCode !== (asked.answer ?? statusOf(name)))
    throw new Error(`${name}: ${statusCode} ${isStream(name) ? '' : await body.text()}`);
  if (isStream(name)) body.on('error', () => undefined);
  else await body.dump();
  return { body, trace };
}

export interface Taken {
  /** Milliseconds of the processor a call, with the jobs it has left. */
  readonly processor: number;
  /** Milliseconds until the answer; of one call at a time. */
  readonly p50: number;
  /** Ids of the traces that the calls belong to. */
  readonly traces: readonly string[];
  /** When the first call was made and the last job was done, in milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
}

interface Taking {
  readonly scene: Scene;
  readonly served: Served;
  /** Share of the processor that the service takes while nobody calls. */
  readonly idle: number;
}

/** Makes the calls of one name, one after the other; the first of them only warm up. */
export async function takeCall(
  { scene: { world }, served, idle }: Taking,
  name: string,
  asked: readonly Asked[],
  warmUp: number,
): Promise<Taken> {
  const open: { destroy(): void }[] = [];
  const once = async (one: Asked) => {
    const { body, trace } = await make(world, name, one);
    if (isStream(name)) open.push(body);
    return trace;
  };
  for (const one of asked.slice(0, warmUp)) await once(one);
  await untilQuiet(world);
  const [from, since, before] = [Date.now(), performance.now(), served.spent()];
  const [times, traces]: [number[], string[]] = [[], []];
  for (const one of asked.slice(warmUp)) {
    const begun = performance.now();
    traces.push(await once(one));
    times.push(performance.now() - begun);
  }
  await untilQuiet(world);
  const spent = served.spent() - before - idle * (performance.now() - since);
  const until = Date.now();
  for (const body of open) body.destroy();
  return { processor: Math.max(0, spent) / times.length, p50: median(times), traces, from, until };
}
