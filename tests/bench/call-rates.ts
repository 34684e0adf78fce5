import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { POSTGRES_PROGRAMS } from '#tests/support/postgres-server.ts';
import { type BusyService, startBusyService } from './busy-service.ts';
import { atLeast, atMost, type Measure } from './measure.ts';
import { load } from './service-load.ts';

const MEASURED_MS = 3000;

/** Linux counts the processor's time in hundredths of a second. */
const TICK_MS = 10;

/** R1 to R3 of the plan, for two idle cores. */
const LEAST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  PGlite: { 'session check': 1000, 'sign-in with a password': 40 },
  PostgreSQL: { 'session check': 2500, 'sign-in with a password': 40 },
};

const rate = (value: number) => `${Math.round(value)}/s`;

/** Processor time of a process so far; unlike a rate it does not depend on who else is at work. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

async function measure(database: string, { calls, service }: BusyService): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const call of calls) {
    const before = processorTime(service.pid);
    const { perSecond, p50, p99, refused, answered } = await load(call, MEASURED_MS);
    const cost = (processorTime(service.pid) - before) / answered;
    const least = LEAST[database]?.[call.name];
    const busy = loadavg()[0]?.toFixed(1);
    const times = `cpu ${cost.toFixed(2)} ms, p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms, load ${busy}`;
    const budget = least === undefined ? {} : { budget: atLeast(least, rate) };
    measures.push({ what: `${call.name} (${database})`, value: perSecond, shown: rate(perSecond), ...budget });
    measures.push({ what: `  ${times}`, value: refused, shown: `${refused} refused`, budget: atMost(0, String) });
  }
  return measures;
}

/** What each kind of call costs, on both databases. */
export async function rateMeasures(): Promise<Measure[]> {
  const kinds = POSTGRES_PROGRAMS ? (['embedded', 'postgres'] as const) : (['embedded'] as const);
  const measures: Measure[] = [];
  for (const kind of kinds) {
    const busy = await startBusyService(kind);
    measures.push(...(await measure(kind === 'postgres' ? 'PostgreSQL' : 'PGlite', busy)));
    await busy.close();
  }
  return measures;
}
