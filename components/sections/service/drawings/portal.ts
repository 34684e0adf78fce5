import { boxes, type Drawing, lines, WINDOW } from './drawing.ts';

/** A front page: search, requests, freshness, sign-in, rights and weight. */
export const PORTAL: Drawing = {
  shapes: [
    boxes(
      'hair',
      ...WINDOW,
      [72, 84, 340, 30],
      [72, 136, 160, 110],
      [244, 136, 160, 110],
      [416, 136, 152, 240],
      [72, 262, 332, 114],
    ),
    boxes(
      'soft',
      ...lines(88, 176, [110, 90, 120]),
      ...lines(260, 176, [100, 116, 84]),
      ...lines(432, 190, [110, 96, 120, 90, 104, 76], 26),
      ...lines(88, 306, [240, 280, 200]),
    ),
    boxes('ink', [88, 152, 80, 10], [260, 152, 90, 10], [432, 154, 96, 12], [88, 280, 120, 12]),
    boxes('gold', [440, 84, 128, 30]),
  ],
  pins: [
    [62, 23],
    [9, 45],
    [37, 45],
    [92, 23],
    [92, 62],
    [62, 78],
  ],
};
