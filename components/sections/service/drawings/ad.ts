import { boxes, type Drawing, lines } from './drawing.ts';

/** An advertisement and the page behind it: promise, landing, tracking, exclusions, limit and language. */
export const AD: Drawing = {
  shapes: [
    boxes('hair', [40, 60, 230, 310], [330, 30, 270, 370], [330, 30, 270, 30]),
    { tone: 'hair', d: 'M270 215h60M318 207l12 8l-12 8' },
    boxes(
      'soft',
      [56, 76, 198, 150],
      ...lines(56, 266, [180, 150]),
      ...lines(354, 140, [200, 220, 160]),
      [354, 214, 222, 26],
      [354, 250, 222, 26],
    ),
    boxes('ink', [56, 240, 150, 14], [354, 84, 200, 18], [354, 110, 140, 18]),
    boxes('gold', [56, 316, 96, 30], [354, 296, 222, 36]),
  ],
  pins: [
    [36, 58],
    [90, 22],
    [52, 43],
    [8, 19],
    [25, 81],
    [90, 70],
  ],
};
