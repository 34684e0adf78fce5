// Measures what the issues set figures for on the service's side. Called by run.mjs on the project's own Node.
import { isKept, table } from './measure.ts';
import { sessionMeasures } from './session-rate.ts';
import { signInMeasures } from './sign-in-time.ts';

const measures = [...(await signInMeasures()), ...(await sessionMeasures())];
console.log(table(measures));
const past = measures.filter((measure) => !isKept(measure));
console.log(`${measures.length} figures, ${past.length} past their budget`);
process.exitCode = past.length === 0 ? 0 : 1;
