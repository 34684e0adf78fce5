// Measures what the issues set figures for on the service's side. Called by run.mjs on the project's own Node.
import { killPayments } from '#tests/support/kill-payments.ts';
import { atMost, isKept, type Measure, table } from './measure.ts';
import { sessionMeasures } from './session-rate.ts';
import { signInMeasures } from './sign-in-time.ts';

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

const measures = [...(await killMeasures()), ...(await signInMeasures()), ...(await sessionMeasures())];
console.log(table(measures));
const past = measures.filter((measure) => !isKept(measure));
console.log(`${measures.length} figures, ${past.length} past their budget`);
process.exitCode = past.length === 0 ? 0 : 1;
