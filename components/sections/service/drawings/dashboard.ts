import { boxes, type Drawing, lines, WINDOW } from './drawing.ts';

/** A screen of figures: value, comparison, chart, colour, age and origin. */
export const DASHBOARD: Drawing = {
  shapes: [
    boxes(
      'hair',
      ...WINDOW,
      [72, 84, 152, 90],
      [240, 84, 152, 90],
      [416, 84, 152, 90],
      [72, 194, 320, 182],
      [408, 194, 160, 182],
    ),
    boxes(
      'soft',
      [88, 144, 80, 6],
      [256, 144, 90, 6],
      [432, 144, 70, 6],
      ...[300, 270, 290, 250, 262, 226].map((y, i) => [96 + i * 46, y, 26, 360 - y] as const),
      ...lines(424, 236, [120, 96, 110, 84, 116], 24),
    ),
    boxes('ink', [88, 104, 64, 26], [256, 104, 84, 26], [432, 104, 56, 26], [424, 210, 90, 10]),
    boxes('gold', [326, 226, 26, 134], [160, 112, 24, 10]),
  ],
  pins: [
    [13, 20],
    [32, 30],
    [9, 64],
    [58, 52],
    [90, 20],
    [90, 66],
  ],
};
