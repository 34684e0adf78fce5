import { boxes, type Drawing, lines } from './drawing.ts';

/** A search result: title, description, one page, speed, markup and languages. */
export const RESULT: Drawing = {
  shapes: [
    boxes('hair', [40, 30, 560, 370], [72, 62, 380, 36], [72, 124, 496, 118]),
    boxes(
      'soft',
      [88, 142, 120, 7],
      ...lines(88, 188, [420, 380, 300], 16),
      [72, 266, 240, 9],
      ...lines(72, 288, [380, 340]),
      [72, 336, 220, 9],
      ...lines(72, 358, [360, 300]),
    ),
    boxes('ink', [88, 76, 150, 8], [88, 158, 300, 16]),
    boxes('gold', [472, 62, 96, 36], [88, 222, 60, 8], [160, 222, 60, 8]),
  ],
  pins: [
    [63, 39],
    [82, 50],
    [40, 34],
    [92, 19],
    [38, 54],
    [53, 63],
  ],
};
