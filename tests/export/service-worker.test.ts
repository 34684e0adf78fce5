import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { readWorkerFiles } from '#lib/offline/precache-list.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { BUDGETS } from '#tests/support/budgets.ts';
import { bytesOf, exportedPages, fileFor } from '#tests/support/exported-site.ts';

const worker = readFileSync('out/service-worker.js', 'utf8');
const { precached, drawings, version } = readWorkerFiles('out');
const addresses = precached.map(({ url }) => url);

describe('the service worker', () => {
  it('is of this export', () => {
    expect(worker.startsWith(`/* ${version} */`)).toBe(true);
    for (const address of [...addresses, ...drawings]) expect(worker).toContain(address);
  });

  it('fetches little when it is installed, and all of it exists', () => {
    const bytes = addresses.map((address) => bytesOf(address).length).reduce((sum, size) => sum + size, 0);
    const offlinePage = bytesOf(pathOf('offline', 'ru')).length;
    expect(bytes + 2 * offlinePage).toBeLessThan(BUDGETS.install);
    expect(drawings.filter((address) => !fileFor(address))).toEqual([]);
  });

  it('fetches nothing of the service and no page at its installation', () => {
    expect(addresses.filter((address) => !/^\/(?:_next\/static|scripts|styles|motifs)\//.test(address))).toEqual([]);
  });

  it('has what every page needs before it', () => {
    const shared = addresses.filter((address) => /^\/scripts\/(?:site|idle)\./.test(address));
    expect(shared).toHaveLength(2);
    for (const { html, path } of exportedPages()) {
      for (const address of shared) expect(html, path).toContain(address);
    }
  });
});

it('keeps what offers a new version, which pages that are open ask for when the site has changed', () => {
  expect(addresses.filter((address) => /^\/scripts\/update\./.test(address))).toHaveLength(1);
});

it('the worker that removes it stands beside it', () => {
  const off = readFileSync('out/service-worker-off.js', 'utf8');
  expect(off).toContain('unregister');
  expect(off).not.toContain('/_next/static');
});

describe.each(LANGUAGES)('offline in $code', ({ code }) => {
  const page = exportedPages().find(({ id, language }) => id === 'offline' && language.code === code);
  const words = messagesOf(code, 'app');

  it('has a page in its words with a link to every public page', () => {
    expect(page?.document.querySelector('h1')?.textContent).toBe(words.offline.heading);
    expect(page?.document.querySelector('#retry')?.textContent).toContain(words.offline.retry);
    const links = page?.document.querySelectorAll('#kept a').map((link) => link.getAttribute('href')) ?? [];
    expect(links).toContain(pathOf('home', code));
    expect(links).toContain(pathOf('service-tariffs', code));
    expect(links.filter((link) => !fileFor(link ?? ''))).toEqual([]);
  });

  it('has the words of the notice of a new version', () => {
    expect(JSON.parse(bytesOf(`/${code}/update.json`).toString('utf8'))).toEqual(words.update);
  });
});
