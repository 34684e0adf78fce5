import { describe, expect, test } from 'vitest';
import { FEATURE, SCHEMES } from '#lib/theme/colours.ts';

/** Linear value of one sRGB channel (WCAG 2.2, relative luminance). */
const linear = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test('the formula gives the known extremes', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('%s scheme', (name) => {
  const { text, gold, background, surface, primary, secondary, border, series, focus, ...tones } = SCHEMES[name];
  const surfaces = { page: background.default, sheet: background.paper, sunken: surface.sunken, tint: surface.tint };
  const words = { 'text.primary': text.primary, 'text.secondary': text.secondary, 'gold.text': gold.text };

  const onSurfaces = (colours: Readonly<Record<string, string>>) =>
    Object.entries(colours).flatMap(([role, colour]) =>
      Object.entries(surfaces).map(([place, ground]) => [role, place, colour, ground] as const),
    );

  test.each(onSurfaces(words))('%s on %s reads', (_role, _place, colour, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(onSurfaces({ 'gold.deep': gold.deep, 'border.control': border.control, focus: focus.main }))(
    'strokes of %s show on %s',
    (_role, _place, colour, ground) => {
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
    },
  );

  const pairs: readonly (readonly [pair: string, colour: string, ground: string])[] = [
    ['gold button', primary.contrastText, primary.main],
    ['gold button under the pointer', primary.contrastText, primary.dark],
    ['ink button', secondary.contrastText, secondary.main],
    ['ink button under the pointer', secondary.contrastText, secondary.dark],
    ['words on an ink band', SCHEMES.dark.text.primary, surface.band],
    ['quiet words on an ink band', SCHEMES.dark.text.secondary, surface.band],
    ['quiet words on the footer', SCHEMES.dark.text.secondary, surface.footer],
    ['gold words on the feature', SCHEMES.dark.gold.text, FEATURE[name].feature],
    ['quiet words on the feature', SCHEMES.dark.text.secondary, FEATURE[name].feature],
    ...(['success', 'warning', 'error', 'info'] as const).flatMap((tone) => [
      [`${tone} on its tint`, tones[tone].main, tones[tone].bg] as const,
      [`${tone} on the page`, tones[tone].main, background.default] as const,
      [`ink on the tint of ${tone}`, text.primary, tones[tone].bg] as const,
    ]),
  ];

  test.each(pairs)('%s', (_pair, colour, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(series))('series %s shows on a sheet', (_name, colour) => {
    expect(contrast(colour, background.paper)).toBeGreaterThanOrEqual(3);
  });
});
