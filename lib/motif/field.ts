import { alphaCurve, type Pair, type Read, type Seed, type Window } from './seeds.ts';

/** Size of a drawing in pixels of its view box. */
export interface Frame {
  readonly w: number;
  readonly h: number;
}

/** A seed's function over the pixels of a frame. */
export interface Field {
  readonly at: (px: number, py: number) => number;
  readonly gradient: (p: Pair) => Pair;
  /** Pixels per curve unit along x. */
  readonly scale: number;
}

/** Widens a window to the frame's proportions; tall frames may stretch the drawing by up to a half. */
function fitWindow([x0, x1, y0, y1]: Window, ratio: number): Window {
  let width = x1 - x0;
  let height = y1 - y0;
  if (width / height < ratio) width = height * ratio;
  else height = width / ratio / Math.min(1.5, width / height / ratio);
  const cx = (x0 + x1) / 2;
  const cy = (y0 + y1) / 2;
  return [cx - width / 2, cx + width / 2, cy - height / 2, cy + height / 2];
}

/** `fit: false` takes the seed's window as it is, for a drawing that has to meet other marks to the pixel. */
export function fieldOf(seed: Seed, { w, h }: Frame, fit = true): Field {
  const [x0, x1, y0, y1] = fit ? fitWindow((h > w && seed.tall) || seed.win, w / h) : seed.win;
  const sx = w / (x1 - x0);
  const sy = h / (y1 - y0);
  const read: Read = seed.fn ?? alphaCurve;
  const at = (px: number, py: number) => read(...seed.warp(x0 + px / sx, y1 - py / sy));
  return { at, gradient: gradientOf(at), scale: sx };
}

const STEP = 0.25;

const gradientOf =
  (at: Field['at']): Field['gradient'] =>
  ([x, y]) => [(at(x + STEP, y) - at(x - STEP, y)) / (2 * STEP), (at(x, y + STEP) - at(x, y - STEP)) / (2 * STEP)];
