// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyErrors } from '#lib/browser/early-errors.ts';
import { startPageErrors } from '#lib/browser/page-errors.ts';
import { watchPageErrors } from '#lib/browser/watch-page-errors.ts';
import { PageErrorBody } from '#lib/contract/page-errors.ts';
import { describeError } from '#lib/page-errors/describe-error.ts';

const { origin } = location;
const FILE = '/_next/static/chunks/0c19l-rkrs9.js';

/** An error with a stack as Chromium writes it, or as Firefox and Safari do. */
function thrown(message: string, places: readonly string[], as: 'chromium' | 'firefox' = 'chromium'): TypeError {
  const lines = places.map((place) => (as === 'chromium' ? `    at f (${place})` : `f@${place}`));
  return Object.assign(new TypeError(message), { stack: [`TypeError: ${message}`, ...lines].join('\n') });
}

const own = (line: number) => thrown(`broken ${line}`, [`${origin}${FILE}:${line}:7`]);
const fire = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

let sent: unknown[];
let ends: AbortController;
beforeEach(() => {
  sent = [];
  ends = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: AddEventListenerOptions | boolean) => {
      const own = typeof options === 'object' ? options.signal : undefined;
      listen(type, listener, { signal: own ? AbortSignal.any([own, ends.signal]) : ends.signal });
    },
  );
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => void sent.push(JSON.parse(body)));
  history.replaceState(null, '', '/fa/login?phone=09123456789');
  delete window.earlyErrors;
});
afterEach(() => {
  ends.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each(['chromium', 'firefox'] as const)('tells the places in our own files, as %s names them', (as) => {
  const places = [
    `${origin}${FILE}:1:2345`,
    'chrome-extension://abc/x.js:1:1',
    'https://other.example/scripts/a.js:1:1',
  ];
  const told = describeError(
    thrown('sara@example.com', [...places, `${origin}/scripts/idle.0a.js?x=1:2:3`], as),
    origin,
  );
  expect(told).toEqual({
    name: 'TypeError',
    message: '[email]',
    frames: [`${FILE}:1:2345`, '/scripts/idle.0a.js:2:3'],
  });
});

it.each([
  ['an extension’s error', thrown('x', ['chrome-extension://abc/x.js:1:1'])],
  ['an error of another origin', null],
  ['a text', 'Sara'],
  ['a call that was ended on purpose', Object.assign(own(1), { name: 'AbortError' })],
])('says nothing of %s', (_, value) => {
  expect(describeError(value, origin)).toBeUndefined();
});

it('tells each error once, five of a page view at most, in the shape of the contract and without the query', () => {
  startPageErrors('/api');
  for (const line of [1, 1, 2, 3, 4, 5, 6, 7]) fire(own(line));
  expect(sent).toHaveLength(5);
  expect(sent.map((body) => PageErrorBody.parse(body).page)).toEqual(Array(5).fill('/fa/login'));
  expect(JSON.stringify(sent)).not.toContain('0912');
});

it('hears of promises nobody caught', () => {
  startPageErrors('/api');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: own(1) }));
  expect(sent).toHaveLength(1);
});

it('is loaded by the first error, of a share of the page views', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.1);
  const load = vi.fn();
  watchPageErrors(0.1, load);
  fire(own(1));
  expect(load).not.toHaveBeenCalled();

  delete window.earlyErrors;
  watchPageErrors(0.2, load);
  expect(load).not.toHaveBeenCalled();
  fire(own(1));
  fire(own(2));
  expect(load).toHaveBeenCalledOnce();
  startPageErrors('/api');
  expect(sent).toHaveLength(2);
});

it('is loaded at once for what was thrown before anybody watched', () => {
  keepEarlyErrors();
  fire(own(1));
  const load = vi.fn();
  watchPageErrors(1, load);
  expect(load).toHaveBeenCalledOnce();
});

it('tells what was thrown before it came, once', () => {
  keepEarlyErrors();
  fire(own(1));
  startPageErrors('/api');
  expect(sent).toHaveLength(1);
  fire(own(2));
  expect(sent).toHaveLength(2);
  keepEarlyErrors();
  expect(window.earlyErrors).toBeNull();
});
