/** `npm run vitals -- [--days 28]`: how fast pages were for visitors. */
import { parseArgs } from 'node:util';
import { readVitals, type VitalSummary } from '#lib/contract/vitals.ts';
import { systemClock } from '../../clock.ts';
import { loadConfig } from '../../config.ts';
import { openDatabase } from '../../db/open-database.ts';
import { summariseVitals } from './summarise-vitals.ts';

const USAGE = `Usage: npm run vitals -- [--days 28]
With the embedded database the service has to be stopped first: it serves one process only.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

const percent = (share: number) => `${Math.round(share * 100)} %`;

function line({ kind, locale, name, samples, p75, good }: VitalSummary): string {
  const value = name === 'CLS' ? String(p75) : `${p75} ms`;
  return [
    kind.padEnd(12),
    locale.padEnd(6),
    name.padEnd(5),
    value.padStart(10),
    percent(good).padStart(7),
    samples,
  ].join('  ');
}

function daysAsked(): number {
  const { values } = parseArgs({ options: { days: { type: 'string' } } });
  const { success, data } = readVitals.query.safeParse(values);
  if (!success) throw new Error(USAGE);
  return data.days;
}

async function main(): Promise<void> {
  const days = daysAsked();
  const database = await openDatabase(loadConfig(process.env), () => undefined);
  try {
    const items = await summariseVitals(database.db, days, systemClock());
    say(`${['page'.padEnd(12), 'locale', 'what ', 'p75'.padStart(10), 'good'.padStart(7), 'visits'].join('  ')}`);
    for (const item of items) say(line(item));
    if (items.length === 0) say('Nothing was measured yet.');
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
