// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { startAppearance } from '#lib/browser/appearance.ts';

const root = document.documentElement;
const radios = (mode: string) => [...document.querySelectorAll<HTMLInputElement>(`input[value="${mode}"]`)];
const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media);
const choose = (mode: string) => {
  const [radio] = radios(mode);
  radio?.click();
};

const group = (name: string) =>
  `<fieldset data-look>${['light', 'system', 'dark'].map((mode) => `<input type="radio" name="${name}" value="${mode}">`).join('')}</fieldset>`;

document.head.innerHTML =
  '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">';
document.body.innerHTML = group('a') + group('b');
startAppearance();

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

describe('appearance switch', () => {
  it('starts on the device’s own mode', () => {
    expect(radios('system').map(({ checked }) => checked)).toEqual([true, true]);
    expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('saves a choice at once and shows it everywhere', () => {
    choose('dark');
    expect(localStorage.getItem('themeMode')).toBe('dark');
    expect(root.hasAttribute('data-dark')).toBe(true);
    expect(radios('dark').map(({ checked }) => checked)).toEqual([true, true]);
    expect(bars()).toEqual(['not all', 'all']);
    choose('light');
    expect([root.hasAttribute('data-dark'), root.hasAttribute('data-light')]).toEqual([false, true]);
    choose('system');
    expect([root.hasAttribute('data-dark'), root.hasAttribute('data-light')]).toEqual([false, false]);
    expect(localStorage.getItem('themeMode')).toBe('system');
  });

  it('follows another tab', () => {
    localStorage.setItem('themeMode', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'themeMode' }));
    expect(root.hasAttribute('data-dark')).toBe(true);
    expect(radios('dark').every(({ checked }) => checked)).toBe(true);
  });
});
