import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DRAWINGS } from '#lib/motif/drawings.ts';
import {
  DESK_FILE,
  FRAMES,
  type FrameShape,
  GLYPH_FILE,
  HERO_FILE,
  ICON_FILE,
  motifFile,
  STAGE_FILE,
  STORY_FILE,
} from '#lib/motif/files.ts';
import { glyph } from '#lib/motif/glyph.ts';
import { ICON_NAMES } from '#lib/motif/icon-paths.ts';
import { MOTIF_NAMES, SEEDS } from '#lib/motif/seeds.ts';
import { study } from '#lib/motif/study.ts';

const KIB = 1024;
const SHAPES = Object.keys(FRAMES) as FrameShape[]; // Object.keys is typed as string[]; the literal has no other keys
const draw = (file: string): string => {
  const text = DRAWINGS.get(file)?.();
  if (text === undefined) throw new Error(`No drawing "${file}"`);
  return text;
};
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

test('there is a file for every seed and shape, and those that pages refer into', () => {
  const studies = MOTIF_NAMES.flatMap((name) => SHAPES.map((shape) => motifFile(name, shape)));
  const shared = [DESK_FILE, GLYPH_FILE, HERO_FILE, ICON_FILE, STAGE_FILE, STORY_FILE];
  expect([...DRAWINGS.keys()]).toEqual(expect.arrayContaining([...studies, ...shared]));
});

describe('drawings stay as they were approved, to the byte', () => {
  test.each([
    ['web.svg', 16325, '89370d88e30e1c3d'],
    ['software.svg', 3773, '61a4ea19e1badc66'],
    ['dashboard-tall.svg', 37600, 'd69567c6a32d6bfc'],
    ['ads.svg', 42843, 'df44d937e2339d85'],
  ])('%s', (file, length, hash) => {
    expect(draw(file)).toHaveLength(length);
    expect(digest(draw(file))).toBe(hash);
  });
});

describe.each(MOTIF_NAMES)('%s', (name) => {
  test('draws the same twice', () => {
    expect(study(SEEDS[name], FRAMES.wide)).toEqual(study(SEEDS[name], FRAMES.wide));
  });

  test('has hairlines, a stroke and only numbers in them', () => {
    const { lines, alpha } = study(SEEDS[name], FRAMES.tall);
    expect(lines.length).toBeGreaterThan(0);
    for (const d of [alpha, ...lines.map((line) => line.d)]) expect(d).toMatch(/^M[-\d. Mchlvz]+$/);
  });

  test.each(['wide', 'tall'] as const)('stays a light file, %s', (shape) => {
    expect(draw(motifFile(name, shape)).length).toBeLessThan(44 * KIB);
  });
});

describe('glyph', () => {
  test.each([
    [0, 0],
    [1, 3],
    [2, 7],
  ] as const)('size %i has %i lines around the same stroke', (size, count) => {
    expect(glyph(size).lines).toHaveLength(count);
    expect(glyph(size).alpha).toBe(glyph(0).alpha);
  });

  test('all of them fit in a few bytes', () => {
    expect(draw('glyphs.svg').length).toBeLessThan(5 * KIB);
  });
});

describe('icons', () => {
  test.each(ICON_NAMES)('%s can be referred to', (name) => {
    expect(draw('icons.svg')).toContain(`<symbol id="${name}"`);
  });

  test('all of them fit in a few bytes', () => {
    expect(draw('icons.svg').length).toBeLessThan(5 * KIB);
  });
});
