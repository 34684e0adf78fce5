import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { openPostgres } from '#server/db/postgres.ts';
import { makeStored, type Stored } from '#tests/faults/stored.ts';
import { startOtlpReceiver } from '#tests/server/support/otlp-receiver.ts';
import { freePort } from '#tests/support/service-process.ts';
import { ALL_CALLS } from './costs/all-calls.ts';
import type { Scene } from './costs/asked.ts';
import { addCast } from './costs/cast.ts';
import { addCrowd } from './costs/crowd.ts';
import { type Outside, startOutside } from './costs/outside.ts';
import { planSums } from './costs/plan.ts';
import { agent } from './costs/send.ts';
import { type Served, serve } from './costs/serve.ts';
import { type Statements, statementsOf } from './costs/statements.ts';
import { type Taken, takeCall } from './costs/take-call.ts';
import { SECRET, World } from './costs/world.ts';

/** Calls that are timed, and those before them. */
const TURNS = 60;
const WARM_UP = 15;

/** Calls whose statements are counted. */
const COUNTED = 4;

const IDLE_MS = 3000;

const originOf = (port: number): string => `http://127.0.0.1:${port}`;

const CALLS = Object.entries(ALL_CALLS).flatMap(([area, asks]) =>
  Object.entries(asks).map(([name, ask]) => ({ area, name, ask })),
);

interface Stand {
  readonly scene: Scene;
  readonly port: number;
  readonly stored: Stored;
  readonly outside: Outside;
}

const settingsOf = ({ stored, outside }: Stand) => ({ ...stored.settings, ...outside.settings, SECRET_KEY: SECRET });

async function takeAll({ scene }: Stand, served: Served, turns: number, warmUp: number): Promise<Map<string, Taken>> {
  const rest = () => new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  await rest(); // a start goes on for a while
  const [since, before] = [performance.now(), served.spent()];
  await rest();
  const idle = (served.spent() - before) / (performance.now() - since);
  const taken = new Map<string, Taken>();
  for (const [at, { name, ask }] of CALLS.entries()) {
    process.stderr.write(`${turns > COUNTED ? 'timed' : 'counted'}: ${at + 1} of ${CALLS.length}, ${name}\n`);
    const asked = await ask(scene, turns + warmUp);
    const few = Math.min(warmUp, Math.floor(asked.length / 5));
    taken.set(name, await takeCall({ scene, served, idle }, name, asked, few));
  }
  return taken;
}

/** What each call does at the database, from the traces of a service that sends all of them. */
async function countStatements(stand: Stand): Promise<Map<string, Statements>> {
  const receiver = await startOtlpReceiver();
  const served = await serve(stand.port, { ...settingsOf(stand), OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  const taken = await takeAll(stand, served, COUNTED, 0).finally(served.stop);
  await receiver.close();
  return new Map([...taken].map(([name, each]) => [name, statementsOf(receiver.spans, each)]));
}

/** What each call costs a service that traces nothing. */
async function timeCalls(stand: Stand): Promise<Map<string, Taken>> {
  const served = await serve(stand.port, settingsOf(stand));
  return takeAll(stand, served, TURNS, WARM_UP).finally(served.stop);
}

const HEAD = `| call | processor, ms | p50, ms | statements | of its jobs |
| ---- | -------------: | ------: | ---------: | ----------: |`;

/** A table in Markdown for each area. */
function tablesOf(times: Map<string, Taken>, statements: Map<string, Statements>): string {
  const rowOf = (name: string): string => {
    const [time, { own, later } = { own: [], later: 0 }] = [times.get(name), statements.get(name)];
    const cells = [
      `\`${name.replace(/ \(.*$/, '')}\`${/ \(.*$/.exec(name)?.[0] ?? ''}`,
      time?.processor.toFixed(2),
      time?.p50.toFixed(1),
      own.length,
      later === 0 ? '' : later.toFixed(later % 1 === 0 ? 0 : 1),
    ];
    return `| ${cells.join(' | ')} |`;
  };
  const tables = Object.entries(ALL_CALLS).map(
    ([area, asks]) => `## ${area}\n\n${HEAD}\n${Object.keys(asks).map(rowOf).join('\n')}\n`,
  );
  return tables.join('\n');
}

async function takeOn(stored: Stored, outside: Outside, port: number): Promise<string> {
  const address = new URL(stored.settings.DATABASE_URL ?? '');
  // Things for the calls are many, and need not outlive a power cut; what the service writes is as safe as ever.
  address.searchParams.set('options', '-c synchronous_commit=off');
  const { db, close } = await openPostgres(address.href, () => undefined);
  await addCrowd(address.href);
  const world = await World.at({ db, origin: originOf(port), outside });
  const stand = { port, stored, outside, scene: { world, ...(await addCast(world)) } };
  const statements = await countStatements(stand);
  const times = await timeCalls(stand);
  await close();
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/call-costs.json', `${JSON.stringify(Object.fromEntries(statements), null, 2)}\n`);
  const costOf = (name: string) => {
    const [time, made] = [times.get(name), statements.get(name)];
    if (!time || !made) throw new Error(`the plan has a call that was not measured: ${name}`);
    return { processor: time.processor, statements: made.own.length + made.later };
  };
  return `${tablesOf(times, statements)}\n${planSums(costOf)}\n`;
}

/**
 * What every call of the contract costs on PostgreSQL, one at a time, as the tables of `docs/call-costs.md`, and the sums of
 * `docs/scale.md` with it. The texts of the statements are left in `.cache/call-costs.json`.
 */
export async function callCosts(): Promise<string> {
  const port = await freePort();
  const stored = await makeStored('postgres');
  const outside = await startOutside(originOf(port));
  const load = () => loadavg()[0]?.toFixed(1);
  const before = load();
  try {
    return `${await takeOn(stored, outside, port)}\nLoad average ${before} before, ${load()} after.`;
  } finally {
    await agent.destroy();
    await outside.close();
    await stored.remove();
  }
}
