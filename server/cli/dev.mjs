#!/usr/bin/env node
// `npm run dev`: the site with hot reload and the service, side by side. Texts in locales/ reload the page.
import './node-version.mjs';
import { watchLocales } from './dev-events.mjs';
import { ensureInstalled } from './install.mjs';
import { isPortFree, portSetting } from './port.mjs';
import { inProject, loadSettings, nodeBinary } from './project.mjs';
import { exitOf, passSignals, start } from './run.mjs';
import { fail, step } from './say.mjs';

const HOST = '127.0.0.1';
const DEFAULT_PORT = 3000;

try {
  loadSettings();
  const port = portSetting('PORT', DEFAULT_PORT);
  const servicePort = portSetting('SERVICE_PORT', port + 1);
  for (const wanted of [port, servicePort]) {
    if (!(await isPortFree(wanted, HOST))) fail(`Port ${wanted} is in use. Choose another: PORT=4000 npm run dev`);
  }
  await ensureInstalled();
  const { url: eventsUrl } = await watchLocales(HOST);
  const address = `http://${HOST}:${port}`;
  const next = inProject('node_modules', 'next', 'dist', 'bin', 'next');
  const site = start(nodeBinary(), [next, 'dev', '--hostname', HOST, '--port', String(port)], {
    prefix: 'site   |',
    env: {
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_PUBLIC_DEV_EVENTS: eventsUrl,
      NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL || address,
      SERVICE_URL: `http://${HOST}:${servicePort}`,
    },
  });
  const service = start(nodeBinary(), ['--watch', '--watch-preserve-output', inProject('server', 'main.ts')], {
    prefix: 'service|',
    env: { NODE_ENV: 'development', HOST, PORT: String(servicePort), SITE_URL: process.env.SITE_URL || address },
  });
  step(`Site with hot reload: ${address}   service: http://${HOST}:${servicePort}`);
  passSignals([site, service]);
  const code = await Promise.race([exitOf(site), exitOf(service)]);
  for (const child of [site, service]) child.kill('SIGTERM');
  process.exit(code);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
