import type { OpeningHours } from './opening-hours.ts';
import { openingsAround } from './openings.ts';

/** A stretch of a day as shares of it, 0 at its first moment and 1 at its last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface DayBar {
  readonly open: readonly Stretch[];
  /** The present moment, as a share of the day. */
  readonly now: number;
}

/** The reader's own day, from midnight to midnight by the clock of the device, with what of it is within the hours. */
export function dayBar(hours: OpeningHours, now: Date): DayBar {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const start = new Date(year, month, day).getTime();
  const end = new Date(year, month, day + 1).getTime();
  const shareOf = (at: Date): number => Math.min(1, Math.max(0, (at.getTime() - start) / (end - start)));
  const open = openingsAround(hours, now)
    .map(({ from, to }) => ({ from: shareOf(from), to: shareOf(to) }))
    .filter(({ from, to }) => to > from);
  return { open, now: shareOf(now) };
}
