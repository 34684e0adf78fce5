import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { BUDGETS } from '#tests/support/budgets.ts';
import { atLeast, atMost, type Measure } from './measure.ts';

const SAMPLE_MS = 200;
const GIB = 1024 ** 3;

interface Process {
  readonly parent: number;
  readonly bytes: number;
}

/** Every process of the machine with its parent and resident memory (Linux). */
function processes(): Map<number, Process> {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(
    ids.flatMap((id): [number, Process][] => {
      try {
        const status = readFileSync(`/proc/${id}/status`, 'utf8');
        const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [[Number(id), { parent: field('PPid'), bytes: field('VmRSS') * 1024 }]];
      } catch {
        return []; // it ended meanwhile
      }
    }),
  );
}

/** Resident memory of a process and all it has started. Shared pages count once for each, so this errs upwards. */
function treeMemory(root: number): number {
  const all = processes();
  const isBelow = (id: number): boolean => id === root || (all.has(id) && isBelow(all.get(id)?.parent ?? 0));
  return [...all].filter(([id]) => isBelow(id)).reduce((sum, [, { bytes }]) => sum + bytes, 0);
}

const hasProc = process.platform === 'linux';

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
  let peak = 0;
  const sampler = setInterval(() => {
    if (hasProc && build.pid) peak = Math.max(peak, treeMemory(build.pid));
  }, SAMPLE_MS);
  const [code] = await once(build, 'exit');
  clearInterval(sampler);
  if (code !== 0) throw new Error('The export failed: npm run build -- --force');
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
