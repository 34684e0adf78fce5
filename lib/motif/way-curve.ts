import { tracePath, type Walk } from './trace-path.ts';

/**
 * The plain curve as a way that somebody has gone so far: stops of the story, a payment under way. One unit of it is
 * 100 pixels; parameter −1.6 is the end of the lower arm, −1 and 1 the crossing, 0 the loop's far end.
 */
export const WAY_END = 1.6;

const UNIT = 100;
const PIECES = 16;
const MARGIN = 12;

/** Half the height of the arms at their ends, for a curve of height 1. */
const REACH = UNIT * WAY_END * (WAY_END ** 2 - 1);

/** The curve pressed or stretched to a height: 1 is the true one. */
export const wayPoint =
  (height: number): Walk =>
  (t) => [UNIT * (t * t - 1), -UNIT * height * t * (t * t - 1)];

export const wayPath = (height: number, from: number, to: number): string =>
  tracePath(wayPoint(height), from, to, PIECES);

export const wayBox = (height: number): string => {
  const [left, half] = [-UNIT - MARGIN, REACH * height + MARGIN];
  const width = UNIT * (WAY_END ** 2 - 1) - left + MARGIN;
  return [left, -half, width, 2 * half].map((value) => Math.round(value)).join(' ');
};
