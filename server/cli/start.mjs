#!/usr/bin/env node
// `npm start`: packages, site, service; each only when it is due. Asks nothing.
// `npm start -- --demo`: the same on a database of its own, with a customer who has half a year behind.
import './node-version.mjs';
import { exportSite } from './export-site.mjs';
import { ensureInstalled } from './install.mjs';
import { isPortFree, portSetting } from './port.mjs';
import { inProject, loadSettings, nodeBinary } from './project.mjs';
import { exitOf, passSignals, run, start } from './run.mjs';
import { fail } from './say.mjs';
import { SERVICE_ENV, SERVICE_FLAGS } from './service-process.mjs';

const DEFAULT_PORT = 3000;

async function checkSettings() {
  const code = await run(nodeBinary(), [inProject('server', 'cli', 'check-settings.ts')]);
  if (code !== 0) process.exit(code);
}

try {
  loadSettings();
  const port = portSetting('PORT', DEFAULT_PORT);
  if (!(await isPortFree(port, process.env.HOST || undefined))) {
    fail(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`);
  }
  await ensureInstalled();
  await exportSite({ before: checkSettings });
  const isDemo = process.argv.includes('--demo');
  if (isDemo && process.env.NODE_ENV === 'production') fail('Demo data never go into production (NODE_ENV).');
  // A database of its own: demo data and real data never meet.
  const demo = { NODE_ENV: 'development', DATABASE_URL: '', DATA_DIR: inProject('.data', 'demo') };
  const usual = { NODE_ENV: process.env.NODE_ENV || 'production' };
  const args = [...SERVICE_FLAGS, inProject('server', 'main.ts'), ...(isDemo ? ['--demo'] : [])];
  const service = start(nodeBinary(), args, {
    env: { ...SERVICE_ENV, ...(isDemo ? demo : usual), NODE_COMPILE_CACHE: inProject('.cache', 'node') },
  });
  passSignals([service]);
  process.exitCode = await exitOf(service);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
