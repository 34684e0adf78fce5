// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AFTER_PAINT_SCRIPT, LATE_FONTS, LATE_SITE } from '#lib/browser/after-paint.ts';

const media = () => document.querySelector<HTMLStyleElement>(`#${LATE_FONTS}`)?.media;
const scripts = () => [...document.head.querySelectorAll('script')];
const run = () => new Function(AFTER_PAINT_SCRIPT)();
const comeFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = `<style id="${LATE_FONTS}" media="not all"></style>`;
  document.body.innerHTML = `<script type="text/plain" id="${LATE_SITE}" data-src="/scripts/site.1.js" data-api="/api"></script>`;
});

describe('the fonts and the script of a page', () => {
  it('wait for the first paint', () => {
    let painted = () => {};
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(callback: () => void) {
          painted = callback;
        }
        observe() {}
      },
    );
    run();
    expect([media(), scripts()]).toEqual(['not all', []]);
    painted();
    painted();
    expect(media()).toBe('all');
    const [script, ...others] = scripts();
    expect([script?.getAttribute('src'), script?.dataset.api, others]).toEqual(['/scripts/site.1.js', '/api', []]);
  });

  it('are there at once for who comes from another page of the site', () => {
    comeFrom(`${location.origin}/en`);
    run();
    expect([media(), scripts().length]).toEqual(['all', 1]);
  });

  it('is not run for a page that is drawn before it is opened, whose fonts are there', () => {
    comeFrom(`${location.origin}/en`);
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    run();
    window.dispatchEvent(new Event('load'));
    expect([media(), scripts().length]).toEqual(['all', 0]);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(scripts().length).toBe(1);
  });

  it('are there at once in a browser that tells of no paint', () => {
    comeFrom('https://elsewhere.example/');
    vi.stubGlobal('PerformanceObserver', undefined);
    run();
    expect([media(), scripts().length]).toEqual(['all', 1]);
  });

  it('are there at last in a tab that paints nothing', () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        observe() {}
      },
    );
    run();
    window.dispatchEvent(new Event('load'));
    vi.runAllTimers();
    vi.useRealTimers();
    expect([media(), scripts().length]).toEqual(['all', 1]);
  });
});
