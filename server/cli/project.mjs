import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project, wherever the command was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the project. */
export const inProject = (...parts) => path.join(root, ...parts);

/** Oldest major version that runs TypeScript files as they are. */
const SERVICE_NODE = 24;

/**
 * The Node that runs TypeScript. It is a development dependency, so that the machine may have an older one;
 * where its binary is missing (install scripts switched off), a new enough machine Node does.
 */
export function nodeBinary() {
  const own = inProject('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= SERVICE_NODE) return process.execPath;
  throw new Error('node_modules/node has no binary: run `npm rebuild node`, or use Node 24 for the whole machine.');
}

/** The project's `.env`, then the environment: what is set outside wins. */
export function loadSettings() {
  const file = inProject('.env');
  if (existsSync(file)) process.loadEnvFile?.(file);
}
