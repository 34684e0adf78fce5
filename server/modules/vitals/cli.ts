/** `npm run vitals -- [--days 28]`: how fast pages were for visitors. */
import { parseArgs } from 'node:util';
import { readVitals, type VitalSummary } from '#lib/contract/vitals.ts';
import { databaseCommand, say } from '../../cli/database-command.ts';
import { systemClock } from '../../clock.ts';
import { summariseVitals } from './summarise-vitals.ts';

const USAGE = `Usage: npm run vitals -- [--days 28]`;

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

await databaseCommand(USAGE, () => {
  const { values } = parseArgs({ options: { days: { type: 'string' } } });
  const asked = readVitals.query.safeParse(values);
  if (!asked.success) return undefined;
  return async (db) => {
    const items = await summariseVitals(db, asked.data.days, systemClock());
    say(`${['page'.padEnd(12), 'locale', 'what ', 'p75'.padStart(10), 'good'.padStart(7), 'visits'].join('  ')}`);
    for (const item of items) say(line(item));
    if (items.length === 0) say('Nothing was measured yet.');
  };
});
