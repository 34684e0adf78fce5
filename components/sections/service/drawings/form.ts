import { boxes, type Drawing, WINDOW } from './drawing.ts';

/** A form: label, field, hint, error, button and progress. */
export const FORM: Drawing = {
  shapes: [
    boxes('hair', ...WINDOW, [72, 132, 300, 36], [72, 212, 300, 36]),
    boxes(
      'soft',
      [72, 116, 90, 7],
      [72, 196, 120, 7],
      [72, 256, 190, 6],
      [420, 120, 148, 8],
      [420, 144, 110, 6],
      [420, 162, 126, 6],
      [420, 180, 90, 6],
    ),
    boxes('ink', [72, 84, 210, 18], [84, 146, 120, 8], [72, 380, 560 * 0.3, 3]),
    boxes('gold', [72, 300, 140, 40], [72, 276, 5, 14]),
  ],
  pins: [
    [8, 27],
    [61, 35],
    [45, 61],
    [61, 53],
    [36, 75],
    [40, 88],
  ],
};
