import type { Field, Frame } from './field.ts';
import { row, short } from './path.ts';
import type { Pair } from './seeds.ts';
import type { Study } from './study.ts';

/** The same function read on a lattice: one bar a cell, tall and gold where the stroke passes. */
export function bars([columns, rows]: Pair, { at }: Field, { w, h }: Frame): Study {
  const lines = Math.round(rows * Math.max(1, (h / w) * 0.95));
  const cw = w / columns;
  const ch = h / lines;
  let fine = '';
  let gold = '';
  for (let j = 0; j < lines; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const px = (i + 0.5) * cw;
      const py = (j + 0.5) * ch;
      const slope = Math.hypot(at(px + 2, py) - at(px - 2, py), at(px, py + 2) - at(px, py - 2)) / 4;
      const away = Math.abs(at(px, py)) / (slope + 0.0012);
      const length = ch * (0.1 + 0.8 * Math.exp(-((away / 42) ** 1.25)));
      const d = `M${row(px, py + ch * 0.45)}v${short(-length)}`;
      if (away < ch * 0.62) gold += d;
      else fine += d;
    }
  }
  return { lines: [{ level: 1, d: fine }], alpha: gold };
}
