import { boxes, type Drawing, lines, WINDOW } from './drawing.ts';

/** An article: claim, source, picture, subtitles, a reader and the next step. */
export const ARTICLE: Drawing = {
  shapes: [
    boxes('hair', ...WINDOW, [400, 96, 168, 120], [400, 268, 168, 96]),
    boxes(
      'soft',
      ...lines(72, 160, [300, 280, 296, 240, 288, 300, 200, 284, 260], 20),
      [400, 226, 120, 6],
      [400, 376, 150, 6],
    ),
    boxes('ink', [72, 92, 280, 18], [72, 120, 200, 18]),
    boxes('gold', [72, 356, 120, 28]),
    { tone: 'ink', d: 'M474 300l26 16l-26 16z' },
  ],
  pins: [
    [57, 24],
    [52, 50],
    [91, 37],
    [91, 88],
    [9, 64],
    [33, 86],
  ],
};
