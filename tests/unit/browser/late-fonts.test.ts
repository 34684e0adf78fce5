// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LATE_FONTS, LATE_FONTS_SCRIPT } from '#lib/browser/late-fonts.ts';

const media = () => document.querySelector<HTMLStyleElement>(`#${LATE_FONTS}`)?.media;
const run = () => new Function(LATE_FONTS_SCRIPT)();
const comeFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = `<style id="${LATE_FONTS}" media="not all"></style>`;
});

describe('the fonts of a page', () => {
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
    expect(media()).toBe('not all');
    painted();
    expect(media()).toBe('all');
  });

  it('are there at once for who comes from another page of the site', () => {
    comeFrom(`${location.origin}/en`);
    run();
    expect(media()).toBe('all');
  });

  it('are there at once in a browser that tells of no paint', () => {
    comeFrom('https://elsewhere.example/');
    vi.stubGlobal('PerformanceObserver', undefined);
    run();
    expect(media()).toBe('all');
  });
});
