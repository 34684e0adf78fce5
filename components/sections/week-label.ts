import type { Phase } from './WeekPlan.tsx';

/** Width of the axis in em of the label's type, where the plan first stands as a table. */
const AXIS_EM = 56;
/** Room for the padding of a bar and its diamond, in the same measure. */
const EDGES_EM = 2;

/** A letter's usual width in em; Chinese ones are square. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (/\p{Script=Han}|[\uff00-\uffef]/u.test(letter) ? 1 : 0.52), 0);

/**
 * Where the words of a bar stand: inside it, or, where the bar is too short for them, after its end or before its
 * start, whichever side has room.
 */
export function labelPlace({ from, to, result }: Phase, weeks: number): 'inside' | 'after' | 'before' {
  const week = AXIS_EM / weeks;
  const needed = widthOf(result) + EDGES_EM;
  const end = to ?? weeks;
  if (needed <= (end - from + 1) * week) return 'inside';
  const roomAfter = (weeks - end) * week;
  return needed <= roomAfter || roomAfter > (from - 1) * week ? 'after' : 'before';
}
