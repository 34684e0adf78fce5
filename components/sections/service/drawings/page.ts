import { boxes, type Drawing, lines, WINDOW } from './drawing.ts';

/** A web page: heading, text, button, picture, layout and menu. */
export const PAGE: Drawing = {
  shapes: [
    boxes('hair', ...WINDOW, [376, 96, 192, 150], [72, 296, 156, 80], [242, 296, 156, 80], [412, 296, 156, 80]),
    boxes(
      'soft',
      ...lines(72, 178, [260, 236, 180]),
      ...lines(84, 320, [110, 90]),
      ...lines(254, 320, [120, 84]),
      ...lines(424, 320, [96, 110]),
      [420, 44, 40, 6],
      [474, 44, 40, 6],
      [528, 44, 40, 6],
    ),
    boxes('ink', [72, 96, 250, 26], [72, 132, 190, 26]),
    boxes('gold', [72, 240, 96, 30]),
  ],
  pins: [
    [11, 21],
    [49, 43],
    [29, 59],
    [89, 40],
    [60, 80],
    [92, 11],
  ],
};
