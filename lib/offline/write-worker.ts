import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { env } from '#lib/env.ts';
import { readWorkerFiles, type WorkerFiles } from './precache-list.ts';

const WORKER = 'service-worker.js';
/** Copied over the other by an operator who wants it gone at once. */
const WORKER_OFF = 'service-worker-off.js';

async function bundle(name: string, define: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(process.cwd(), 'lib', 'offline', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Text of the worker for an export; its first line makes any changed page a new version. */
async function workerText({ version, precached, drawings }: WorkerFiles): Promise<string> {
  const text = await bundle('service-worker', {
    PRECACHED: JSON.stringify(precached),
    DRAWINGS: JSON.stringify(drawings),
  });
  return `/* ${version} */\n${text}`;
}

/** Writes `/service-worker.js`, and beside it the one that removes it, into an export. */
export async function writeWorker(directory: string): Promise<WorkerFiles> {
  const files = readWorkerFiles(directory);
  const off = await bundle('service-worker-off', {});
  writeFileSync(path.join(directory, WORKER), env.serviceWorker === 'off' ? off : await workerText(files));
  writeFileSync(path.join(directory, WORKER_OFF), off);
  return files;
}
