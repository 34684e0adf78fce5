// Measures sign-in, session checks and streams of the service. Called by run.mjs on the project's own Node.

import { parseArgs } from 'node:util';
import { killPayments } from '#tests/support/kill-payments.ts';
import { callCosts } from './call-costs.ts';
import { rateMeasures } from './call-rates.ts';
import { atMost, isKept, type Measure, table } from './measure.ts';
import { sessionMeasures } from './session-rate.ts';
import { signInMeasures } from './sign-in-time.ts';
import { soakMeasures } from './soak.ts';
import { streamMeasures } from './support-streams.ts';

const ROUNDS = 20;

/** Payments that were lost or doubled while the service was killed in the middle of them. */
async function killMeasures(): Promise<Measure[]> {
  const { kills, paidOrders, ledgerRows, moneyAtGateway } = await killPayments(ROUNDS);
  const wrong = Math.abs(kills - paidOrders) + Math.abs(moneyAtGateway - ledgerRows);
  return [
    {
      what: `payments lost or doubled in ${kills} times kill -9`,
      value: wrong,
      shown: String(wrong),
      budget: atMost(0, String),
    },
  ];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '10' } },
});

/** One part where it is named, else all that take less than ten minutes. */
async function measureAll(): Promise<Measure[]> {
  if (positionals.includes('soak')) return soakMeasures(Number(values.minutes));
  if (positionals.includes('calls')) return rateMeasures();
  return [
    ...(await killMeasures()),
    ...(await signInMeasures()),
    ...(await sessionMeasures()),
    ...(await rateMeasures()),
    ...(await streamMeasures()),
  ];
}

// A list of what there is, without a budget.
if (positionals.includes('costs')) {
  console.log(await callCosts());
  process.exit();
}
const measures = await measureAll();
console.log(table(measures));
const past = measures.filter((measure) => !isKept(measure));
console.log(`${measures.length} figures, ${past.length} past their budget`);
process.exitCode = past.length === 0 ? 0 : 1;
