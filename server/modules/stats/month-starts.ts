import { after, DAY } from '../../clock.ts';

const DAY_OF_MONTH = {
  gregory: new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { day: 'numeric', timeZone: 'UTC' }),
  persian: new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { day: 'numeric', timeZone: 'UTC' }),
} as const;
export type Calendar = keyof typeof DAY_OF_MONTH;

const midnightOf = (time: Date): Date => new Date(`${time.toISOString().slice(0, 10)}T00:00:00Z`);

function startOf(calendar: Calendar, time: Date): Date {
  const midnight = midnightOf(time);
  return after(midnight, (1 - Number(DAY_OF_MONTH[calendar].format(midnight))) * DAY);
}

/** No month of either calendar is longer. */
const LONGEST = 31;

/** Day of a time, ISO 8601, UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** First days of so many months of a calendar, the running one last, and then the first day of the next. */
export function monthStarts(calendar: Calendar, now: Date, count: number): string[] {
  const running = startOf(calendar, now);
  const starts = [running];
  while (starts.length < count) starts.unshift(startOf(calendar, after(starts[0] ?? running, -DAY)));
  return [...starts, startOf(calendar, after(running, LONGEST * DAY + DAY / 2))].map(dayOf);
}
