import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Check } from '../check.ts';

const CHECKS_DIR = path.join(import.meta.dirname, '..', 'checks');

/** Every check there is: each file below `checks` exports one. */
async function loadChecks(): Promise<Check[]> {
  const files = readdirSync(CHECKS_DIR, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.sort().map((file) => import(pathToFileURL(path.join(CHECKS_DIR, file)).href) as Promise<{ check: Check }>),
  );
  return modules.map(({ check }) => check);
}

export const CHECKS: readonly Check[] = await loadChecks();
