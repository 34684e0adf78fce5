import { DAYS, type OpeningHours } from './opening-hours.ts';

/** One stretch of time in which somebody answers. */
export interface Opening {
  readonly from: Date;
  readonly to: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const FIELDS = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
} as const;

/** What a clock in the zone shows at an instant, as if it were UTC. */
function wallClock(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone: zone }).formatToParts(instant);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = (
    ['year', 'month', 'day', 'hour', 'minute'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value));
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** The instant at which a clock in the zone shows a time. Asked twice, so that a change of summer time is seen. */
function instantOf(wall: number, zone: string): number {
  const once = wall - (wallClock(wall, zone) - wall);
  return once + (wall - wallClock(once, zone));
}

/** Openings of the eight days from yesterday on, in order; yesterday's may still be going on. */
export function openingsAround({ zone, spans }: OpeningHours, now: Date): Opening[] {
  const today = Math.floor(wallClock(now.getTime(), zone) / DAY_MS) * DAY_MS;
  const days = Array.from({ length: 9 }, (_, index) => today + (index - 1) * DAY_MS);
  return days
    .flatMap((day) => {
      const name = DAYS[(new Date(day).getUTCDay() + 6) % DAYS.length];
      return spans
        .filter((span) => span.days.some((known) => known === name))
        .map(({ from, to }) => ({
          from: new Date(instantOf(day + from * MINUTE_MS, zone)),
          to: new Date(instantOf(day + to * MINUTE_MS, zone)),
        }));
    })
    .sort((a, b) => a.from.getTime() - b.from.getTime());
}

export type Status = { readonly isOpen: true; readonly until: Date } | { readonly isOpen: false; readonly next: Date };

/** Whether somebody answers now, and when that changes; `undefined` for hours without a span. */
export function statusAt(hours: OpeningHours, now: Date): Status | undefined {
  const ahead = openingsAround(hours, now).filter(({ to }) => to > now);
  const [next] = ahead;
  if (!next) return undefined;
  return next.from <= now ? { isOpen: true, until: next.to } : { isOpen: false, next: next.from };
}
