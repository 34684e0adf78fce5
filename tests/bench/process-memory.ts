import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 200;

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

/** Whether this system tells of the memory of processes. */
export const hasProc = process.platform === 'linux';

/** Watches a process and all it starts; gives its peak so far in bytes, 0 where the system does not tell. */
export function watchMemory(child: ChildProcess): () => number {
  let peak = 0;
  const sampler = setInterval(() => {
    if (hasProc && child.pid) peak = Math.max(peak, treeMemory(child.pid));
  }, SAMPLE_MS);
  child.once('exit', () => clearInterval(sampler));
  return () => peak;
}
