/** Ways a shape of a wireframe is painted; the colours follow the surface. */
export type Tone = 'hair' | 'soft' | 'ink' | 'gold';

/** Place of a pin in percent of the frame. */
export type Pin = readonly [x: number, y: number];

/** A wireframe: one path a tone, and six pins in the order of the measurements. */
export interface Drawing {
  readonly shapes: readonly { readonly tone: Tone; readonly d: string }[];
  readonly pins: readonly [Pin, Pin, Pin, Pin, Pin, Pin];
}

export const DRAWING_FRAME = { w: 640, h: 430 } as const;

/** A box as path data: x, y, width, height. */
export type Box = readonly [x: number, y: number, w: number, h: number];
const box = ([x, y, w, h]: Box): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** Boxes of one tone, in one path. */
export const boxes = (tone: Tone, ...list: readonly Box[]) => ({ tone, d: list.map(box).join('') });

/** Lines of text: boxes of the given widths, one under the other. */
export const lines = (x: number, y: number, widths: readonly number[], step = 16, height = 6): Box[] =>
  widths.map((width, index): Box => [x, y + index * step, width, height]);

/** A window frame that most wireframes stand in. */
export const WINDOW: readonly Box[] = [
  [40, 30, 560, 370],
  [40, 30, 560, 34],
];
