import { describe, expect, test } from 'vitest';
import { SCHEMES } from '#lib/theme/colours.ts';
import { flatten, themeCss } from '#lib/theme/css.ts';

const css = themeCss();

/** Declarations of the rules with exactly this selector, as a map. */
function rules(selector: string, source = css): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, head, body = ''] of source.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (head !== selector) continue;
    for (const line of body.split(';')) {
      const at = line.indexOf(':');
      found.set(line.slice(0, at), line.slice(at + 1));
    }
  }
  return found;
}

test('nested tokens take hyphens, as MUI names its variables', () => {
  expect(flatten('palette', { text: { primary: '#000' }, divider: '#111' })).toEqual({
    'palette-text-primary': '#000',
    'palette-divider': '#111',
  });
});

describe('scopes', () => {
  test('light stands on the root and on light islands', () => {
    const light = rules(':root,[data-light]');
    expect(light.get('color-scheme')).toBe('light');
    expect(light.get('--ui-palette-primary-main')).toBe('#bfa268');
    expect(light.get('--ui-palette-primary-dark')).toBe('#a38954');
  });

  test('an island re-declares every colour of the scheme', () => {
    const dark = rules('[data-dark]');
    const light = rules(':root,[data-light]');
    expect([...dark.keys()]).toEqual([...light.keys()]);
  });

  test('without an attribute the device decides, with the values of dark', () => {
    const media = css.slice(css.indexOf('@media'));
    const system = rules(':root:not([data-light],[data-dark])', media.slice(media.indexOf('{') + 1));
    for (const [name, value] of rules('[data-dark]')) expect(system.get(name)).toBe(value);
    expect(system.get('--ui-palette-surface-feature')).toBe(
      rules(':root[data-dark]').get('--ui-palette-surface-feature'),
    );
  });

  test('the feature surface belongs to the root, so that an island inherits the page', () => {
    expect(rules('[data-dark]').has('--ui-palette-surface-feature')).toBe(false);
    expect(rules(':root').get('--ui-palette-surface-feature')).toBe(SCHEMES.light.surface.band);
  });

  test('right-to-left takes the tracking away', () => {
    const rtl = rules('[dir=rtl]');
    const tracks = [...rtl].filter(([name]) => name.startsWith('--ui-track-'));
    expect(tracks.length).toBeGreaterThan(0);
    expect(tracks.every(([, value]) => value === '0')).toBe(true);
  });
});

test('Chinese lines never touch: a sign is as tall as its line', () => {
  const leading = [...rules('[lang|=zh]')].filter(([name]) => name.startsWith('--ui-leading-'));
  expect(leading.map(([name]) => name)).toEqual(
    [...rules(':root')].map(([name]) => name).filter((name) => name.startsWith('--ui-leading-')),
  );
  for (const [name, value] of leading) expect(Number(value), name).toBeGreaterThanOrEqual(1.1);
});

test('it stays small: it stands in every page', () => {
  expect(css.length).toBeLessThan(8500);
  expect(css).not.toMatch(/\/\*|undefined|NaN/);
});
