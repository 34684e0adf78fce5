// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_PAINT_SCRIPT } from '#lib/browser/first-paint.ts';

const root = document.documentElement;
const run = () => new Function(FIRST_PAINT_SCRIPT)();
const marks = () => ['data-light', 'data-dark', 'data-member'].filter((name) => root.hasAttribute(name));

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  for (const name of marks()) root.removeAttribute(name);
});

describe('first-paint script', () => {
  it.each([
    ['light', ['data-light']],
    ['dark', ['data-dark']],
    ['system', []],
    ['<img>', []],
  ])('marks the page for a saved %j', (mode, expected) => {
    localStorage.setItem('themeMode', mode);
    run();
    expect(marks()).toEqual(expected);
  });

  it('leaves the page to the device when nothing is saved', () => {
    run();
    expect(marks()).toEqual([]);
  });

  it('marks the page of whoever is signed in', () => {
    localStorage.setItem('accessToken', 'a');
    run();
    expect(marks()).toEqual(['data-member']);
  });

  it('survives forbidden storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(run).not.toThrow();
  });

  it('stays small, for it is in every page', () => expect(FIRST_PAINT_SCRIPT.length).toBeLessThan(240));
});
