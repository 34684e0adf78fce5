import { boxes, type Drawing, lines, WINDOW } from './drawing.ts';

/** A list of records: search, rows, draft, history, rights and backup. */
export const TABLE: Drawing = {
  shapes: [
    boxes('hair', ...WINDOW, [72, 82, 220, 26], [412, 126, 156, 250], [72, 126, 320, 250]),
    boxes(
      'soft',
      ...[166, 196, 226, 256, 286, 316, 346].flatMap(
        (y) =>
          [
            [84, y, 70, 7],
            [176, y, 96, 7],
            [300, y, 60, 7],
          ] as const,
      ),
      ...lines(428, 176, [110, 90, 120, 76], 20),
      [440, 90, 60, 8],
    ),
    boxes('ink', [84, 140, 60, 8], [176, 140, 70, 8], [300, 140, 44, 8], [428, 146, 100, 12]),
    boxes('gold', [72, 218, 320, 22], [512, 82, 56, 26]),
  ],
  pins: [
    [47, 22],
    [9, 60],
    [84, 22],
    [90, 50],
    [66, 40],
    [63, 86],
  ],
};
