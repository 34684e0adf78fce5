import { fill } from '../i18n/fill.ts';
import { DAYS, type OpeningHours } from './opening-hours.ts';
import { openingsAround } from './openings.ts';

/** Words around days and times, with `{{first}}`, `{{last}}`, `{{from}}`, `{{to}}`. */
export interface HoursWords {
  readonly days: string;
  readonly times: string;
}

/** Days in a row that share their hours, as a reader sees them. */
export interface HoursRow {
  readonly days: string;
  readonly times: string;
}

/** A reader's language and the time zone to tell times in. */
export interface ReaderPlace {
  readonly locale: string;
  readonly zone: string;
}

const WEEK = DAYS.length;
const WEEK_MS = WEEK * 86_400_000;

export const formatTime = (at: Date, { locale, zone }: ReaderPlace): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeStyle: 'short' }).format(at);

export const formatWeekday = (at: Date, { locale, zone }: ReaderPlace): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: 'long' }).format(at);

/** Name of a zone in the reader's language: `Iran Standard Time`, `heure d’Europe centrale`. */
export function zoneName({ locale, zone }: ReaderPlace): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Number of a day in a zone, Monday being 0. */
function dayIn(zone: string, at: Date): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short' }).format(at);
  return DAYS.findIndex((day) => name.startsWith(day));
}

/** The hours of a week as the reader's clock shows them, days with the same hours in one row. */
export function hoursRows(hours: OpeningHours, place: ReaderPlace, words: HoursWords, now: Date): HoursRow[] {
  const comingWeek = openingsAround(hours, now).filter(
    ({ from }) => from >= now && from.getTime() < now.getTime() + WEEK_MS,
  );
  const days = Array.from({ length: WEEK }, (_, day) => {
    const openings = comingWeek.filter(({ from }) => dayIn(place.zone, from) === day);
    const times = openings.map(({ from, to }) =>
      fill(words.times, { from: formatTime(from, place), to: formatTime(to, place) }),
    );
    return { date: openings[0]?.from, times: times.join(', ') };
  });
  const start = Math.max(
    0,
    days.findIndex(({ times }, day) => times !== days.at(day - 1)?.times),
  );
  const rows: { first: Date; last: Date; times: string }[] = [];
  let before = '';
  for (const { date, times } of [...days.slice(start), ...days.slice(0, start)]) {
    const row = rows.at(-1);
    if (date && row && times === before) row.last = date;
    else if (date) rows.push({ first: date, last: date, times });
    before = times;
  }
  return rows.map(({ first, last, times }) => ({ days: daysText(first, last, place, words), times }));
}

function daysText(first: Date, last: Date, place: ReaderPlace, words: HoursWords): string {
  const [from, to] = [formatWeekday(first, place), formatWeekday(last, place)];
  return from === to ? from : fill(words.days, { first: from, last: to });
}
