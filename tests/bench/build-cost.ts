import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { BUDGETS } from '#tests/support/budgets.ts';
import { atLeast, atMost, type Measure } from './measure.ts';
import { hasProc, watchMemory } from './process-memory.ts';

const GIB = 1024 ** 3;

/** What Next prints when the pages are written: `Generating static pages … (24/24) in 1.2s`. */
const GENERATED = /Generating static pages.*\((\d+)\/\1\) in ([\d.]+)(ms|s)/;

/** Pages written a second, from the build's own output. The rest of a build does not grow with the pages. */
function generationRate(output: string): number {
  const [, pages, time, unit] = GENERATED.exec(output) ?? [];
  return Number(pages) / (Number(time) / (unit === 'ms' ? 1000 : 1));
}

/** Exports the site anew; reports time, pages a second and the peak memory of the whole tree of processes. */
export async function buildMeasures(): Promise<Measure[]> {
  const since = performance.now();
  const build = spawn(process.execPath, ['server/cli/build.mjs', '--force'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  build.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  const peakOf = watchMemory(build);
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The export failed: npm run build -- --force');
  const peak = peakOf();
  const seconds = (performance.now() - since) / 1000;
  const rate = generationRate(output);
  const gigabytes = (bytes: number) => `${(bytes / GIB).toFixed(2)} GB`;
  return [
    { what: 'export, whole build', value: seconds, shown: `${seconds.toFixed(1)} s` },
    {
      what: 'export, pages generated a second',
      value: rate,
      shown: rate.toFixed(1),
      budget: atLeast(BUDGETS.pagesPerSecond),
    },
    ...(hasProc
      ? [
          {
            what: 'export, peak memory',
            value: peak,
            shown: gigabytes(peak),
            budget: atMost(BUDGETS.buildMemory, gigabytes),
          },
        ]
      : []),
  ];
}
