// Lets go wrong what goes wrong one day, and says what it cost. Called by run.mjs on the project's own Node.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { isKept, table } from '#tests/bench/measure.ts';
import { databaseAway } from './database-away.ts';
import { databaseFrozen } from './database-frozen.ts';
import { databaseRestart } from './database-restart.ts';
import { diskFull } from './disk-full.ts';
import type { Fault } from './fault.ts';
import { kill } from './kill.ts';
import { migrations } from './migrations.ts';
import { nodes } from './nodes.ts';
import { power } from './power.ts';
import { recovery } from './recovery.ts';
import { restore } from './restore.ts';
import { stop } from './stop.ts';

const FAULTS: readonly Fault[] = [
  kill,
  recovery,
  power,
  diskFull,
  databaseRestart,
  databaseAway,
  databaseFrozen,
  nodes,
  stop,
  restore,
  migrations,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    database: { type: 'string', default: 'embedded' },
  },
});

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

async function runAll(faults: readonly Fault[]): Promise<boolean> {
  const database = values.database === 'postgres' ? 'postgres' : 'embedded';
  const options = { rounds: numberOf(values.rounds), seconds: numberOf(values.seconds), database } as const;
  let isKeptByAll = true;
  for (const { name, what, run } of faults) {
    console.log(`› ${name}: ${what}`);
    const since = performance.now();
    const measures = await run(options);
    console.log(table(measures));
    const took = Math.round((performance.now() - since) / 1000);
    console.log(`  ${took} s, load average ${loadavg()[0]?.toFixed(1)}\n`);
    isKeptByAll &&= measures.every(isKept);
  }
  return isKeptByAll;
}

const unknown = positionals.filter((name) => !FAULTS.some((fault) => fault.name === name));
if (values.list || unknown.length > 0) {
  for (const { name, what } of FAULTS) console.log(`${name.padEnd(14)} ${what}`);
  process.exitCode = unknown.length > 0 ? 2 : 0;
} else {
  const chosen = FAULTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  process.exitCode = (await runAll(chosen)) ? 0 : 1;
}
