import { boxes, type Drawing, lines } from './drawing.ts';

/** A phone held in one hand: reach, target, text, first screen, taps and names. */
export const PHONE: Drawing = {
  shapes: [
    {
      tone: 'hair',
      d: 'M232 20h176a24 24 0 0 1 24 24v342a24 24 0 0 1 -24 24h-176a24 24 0 0 1 -24 -24v-342a24 24 0 0 1 24 -24zM208 332h224M244 356h28M306 356h28M368 356h28',
    },
    boxes('soft', ...lines(232, 112, [150, 120, 136]), [232, 182, 176, 44], [232, 236, 176, 44]),
    boxes('ink', [232, 70, 120, 20], [300, 34, 40, 8]),
    boxes('gold', [232, 292, 176, 32]),
  ],
  pins: [
    [27, 84],
    [68, 71],
    [61, 29],
    [30, 15],
    [71, 47],
    [29, 60],
  ],
};
