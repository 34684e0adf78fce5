import { describe, expect, it } from 'vitest';
import { linesMatching, sourceFiles } from '#tests/support/source-files.ts';

const LONGEST = 250;
const LONGEST_SHELL = 25;
const MEDIAN = 60;
const VAGUE_NAMES = /(?:^|\/)(?:utils?|helpers?|common|misc|types|constants|index)\.tsx?$/;
const CODE = /\.(?:tsx?|mjs)$/;

const lengthOf = (text: string) => text.split('\n').length - 1;

describe('files', () => {
  it(`have at most ${LONGEST} lines`, () => {
    const long = sourceFiles(/\.(?:tsx?|mjs|css)$/).filter(({ text }) => lengthOf(text) > LONGEST);
    expect(long.map(({ file, text }) => `${file}: ${lengthOf(text)}`)).toEqual([]);
  });

  it(`have a median of at most ${MEDIAN} lines`, () => {
    const lengths = sourceFiles(CODE, ['app', 'components', 'lib', 'server', 'store'])
      .map(({ text }) => lengthOf(text))
      .sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(MEDIAN);
  });

  it('have names that say what is inside', () => {
    expect(sourceFiles(CODE).filter(({ file }) => VAGUE_NAMES.test(file))).toEqual([]);
  });

  it('name no machine path and no package host', () => {
    const paths = /(?:["'`\s(]|^)(?:\/home\/|\/Users\/|\/root\/|[A-Z]:\\\\)|registry\.npmjs\.org/;
    expect(sourceFiles(CODE).flatMap((source) => linesMatching(source, paths))).toEqual([]);
  });
});

describe('code', () => {
  it('has no escape from the type system without a reason beside it', () => {
    const escapes = /@ts-(?:ignore|nocheck|expect-error)(?! *[:–-] *\S)/;
    const found = sourceFiles(/\.tsx?$/).filter(({ file }) => !file.endsWith('files.test.ts'));
    expect(found.flatMap((source) => linesMatching(source, escapes))).toEqual([]);
  });

  it('gives a reason for every rule it switches off', () => {
    const silent = /biome-ignore [\w/]+:?\s*$|biome-ignore-all/;
    const found = sourceFiles(CODE).filter(({ file }) => !file.endsWith('files.test.ts'));
    expect(found.flatMap((source) => linesMatching(source, silent))).toEqual([]);
  });
});

describe('route shells', () => {
  const shells = sourceFiles(/\/(?:page|layout)\.tsx$/, ['app']);

  it(`have at most ${LONGEST_SHELL} lines`, () => {
    const long = shells.filter(({ file, text }) => file.endsWith('page.tsx') && lengthOf(text) > LONGEST_SHELL);
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  it('are no client components', () => {
    expect(shells.filter(({ text }) => /^['"]use client['"]/.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
