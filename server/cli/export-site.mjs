import { forgetExport, isExportFresh, recordExport, siteFingerprint } from './fingerprint.mjs';
import { inProject, nodeBinary } from './project.mjs';
import { run } from './run.mjs';
import { done, seconds, step } from './say.mjs';

const NEXT = inProject('node_modules', 'next', 'dist', 'bin', 'next');

/** What is made of the exported pages, one after the other: side by side they need more memory than the build itself. */
const AFTERWARDS = [
  { script: 'finish-pages.ts', what: 'finished pages' },
  { script: 'index-site.ts', what: 'search index' },
  { script: 'draw-shares.ts', what: 'share images' },
  { script: 'write-worker.ts', what: 'service worker' },
];

async function complete(script, what) {
  const code = await run(nodeBinary(), [inProject('server', 'cli', script)]);
  if (code !== 0) throw new Error(`No ${what} could be made (code ${code}); the reason is above.`);
}

/**
 * Exports the site to `out/` unless it is there already, made from the same inputs.
 *
 * @throws when the build fails; what it printed stands above
 * @param {{ force?: boolean, before?: () => Promise<void> }} [options] `before` runs only when a build is due
 */
export async function exportSite({ force = false, before } = {}) {
  const fingerprint = siteFingerprint();
  if (!force && isExportFresh(fingerprint)) return false;
  await before?.();
  const since = performance.now();
  step('Exporting the site to out/ …');
  forgetExport();
  const code = await run(nodeBinary(), [NEXT, 'build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Error(`The export failed (code ${code}); the reason is above.`);
  for (const { script, what } of AFTERWARDS) await complete(script, what);
  recordExport(fingerprint, performance.now() - since);
  done(`Site exported in ${seconds(since)}`);
  return true;
}
