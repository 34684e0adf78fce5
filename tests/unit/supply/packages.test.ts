import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { INSTALL, SCRIPTS_OF } from '../../../server/cli/install.mjs';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: true;
  readonly link?: true;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const installed = Object.entries(packages).filter(([place]) => place !== '');
const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

it('T27: no package runs a script while it is installed but those on the list', () => {
  const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place));
  const allowed = Object.keys(manifest.allowScripts);
  expect(withScript.filter((name) => !allowed.includes(name))).toEqual([]);
  expect(
    allowed.filter((name) => !withScript.includes(name)),
    'no longer needed',
  ).toEqual([]);
});

it('T27: npm start installs without scripts, then runs those of the list', () => {
  expect(INSTALL).toContain('--ignore-scripts');
  expect(SCRIPTS_OF(manifest)).toEqual(['rebuild', '--loglevel=error', ...Object.keys(manifest.allowScripts)]);
});

it('T27: every package comes from the registry, in the version and with the content that was looked at', () => {
  // The lockfile names no addresses; one that does points away from the registry of whoever installs.
  const odd = installed.filter(
    ([, { resolved, integrity }]) => resolved !== undefined || !integrity?.startsWith('sha512-'),
  );
  expect(odd.map(([place]) => place)).toEqual([]);
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(wanted.filter(([, range]) => !/^\d+\.\d+\.\d+$/.test(String(range)))).toEqual([]);
});
