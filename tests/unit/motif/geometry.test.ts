import { describe, expect, test } from 'vitest';
import { contour, type Grid } from '#lib/motif/contour.ts';
import { polyline, row, short } from '#lib/motif/path.ts';
import { simplify } from '#lib/motif/simplify.ts';

/** A grid read from a function. */
function gridOf(size: number, read: (x: number, y: number) => number): Grid {
  const side = size + 1;
  const values = Float64Array.from({ length: side * side }, (_, at) => read(at % side, Math.floor(at / side)));
  return { nx: size, ny: size, values };
}

describe('contour', () => {
  test('a level of a cone is one closed ring at its radius', () => {
    const [ring, ...more] = contour(
      gridOf(20, (x, y) => Math.hypot(x - 10, y - 10)),
      6,
    );
    expect(more).toEqual([]);
    expect(ring?.closed).toBe(true);
    for (const { x, y } of ring?.points ?? []) expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(6, 1);
  });

  test('a level of a slope is one open line', () => {
    const [line, ...more] = contour(
      gridOf(12, (x) => x),
      4.5,
    );
    expect(more).toEqual([]);
    expect(line?.closed).toBe(false);
    expect(line?.points.every(({ x }) => x === 4.5)).toBe(true);
  });

  test('a saddle gives two lines that do not touch', () => {
    const saddle = gridOf(21, (x, y) => (x - 10.5) * (y - 10.5));
    expect(contour(saddle, 2)).toHaveLength(2);
    expect(contour(saddle, -2)).toHaveLength(2);
  });

  test('a level nobody reaches gives nothing', () => {
    expect(
      contour(
        gridOf(8, () => 0),
        1,
      ),
    ).toEqual([]);
  });
});

describe('simplify', () => {
  test('keeps the ends and the corner and drops what lies between', () => {
    const points = [0, 1, 2, 3].map((x) => ({ x, y: 0 })).concat([1, 2, 3].map((y) => ({ x: 3, y })));
    expect(simplify(points, 0.1)).toEqual([
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 3, y: 3 },
    ]);
  });
});

describe('path data', () => {
  test.each([
    [0.5, '.5'],
    [-0.5, '-.5'],
    [-0.01, '0'],
    [12, '12'],
    [1.26, '1.3'],
  ])('%d is written %s', (number, text) => {
    expect(short(number)).toBe(text);
  });

  test('a minus separates by itself', () => {
    expect(row(1, -2, 3)).toBe('1-2 3');
  });

  test('level and upright pieces have their own letters', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 3 },
      { x: 0, y: 0 },
    ];
    expect(polyline(points, true)).toBe('M0 0h4v3l-4-3z');
  });
});
