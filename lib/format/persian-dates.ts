import dayjs from 'dayjs';
import jalaliday from 'jalaliday/dayjs';

dayjs.extend(jalaliday);

/** A day of the Persian calendar as it is written in data: `1404/06/17`. */
export type PersianDate = `${number}/${number}/${number}`;

const PERSIAN = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'UTC',
});

/** A Gregorian day as the locale data know it in the Persian calendar, in the form of our data. */
function persianDateOf(iso: string): string {
  const parts = PERSIAN.formatToParts(new Date(`${iso}T00:00:00Z`));
  return ['year', 'month', 'day'].map((type) => parts.find((part) => part.type === type)?.value).join('/');
}

/**
 * The same day as an ISO 8601 date, Gregorian: `1404/06/17` → `2025-09-08`. jalaliday reads; the way back is `Intl`'s
 * alone (`dates.ts`), because jalaliday is a day off on some winter days of years before a Persian leap year.
 *
 * @throws when there is no such day, so that a slip of the pen stops the build.
 */
export function isoOfPersianDate(date: PersianDate): string {
  const iso = dayjs(date.replaceAll('/', '-'), { jalali: true }).calendar('gregory').format('YYYY-MM-DD');
  if (persianDateOf(iso) !== date) throw new Error(`There is no day ${date}`);
  return iso;
}
