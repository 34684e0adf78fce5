// What the analyzer costs and how far it agrees with Lighthouse, against its budgets. Called by run.mjs.
import { analysisMeasures } from './analysis-time.ts';
import { isKept, table } from './measure.ts';
import { agreementMeasures } from './seo-agreement.ts';

const measures = [...(await analysisMeasures()), ...(await agreementMeasures())];
console.log(table(measures));
process.exit(measures.every(isKept) ? 0 : 1);
