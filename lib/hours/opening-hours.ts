/** Day names of schema.org and OpenStreetMap, from Monday on. */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Day = (typeof DAYS)[number];

/** The same hours on some days, in minutes after midnight. */
export interface Span {
  readonly days: readonly Day[];
  readonly from: number;
  readonly to: number;
}

/** When somebody answers, in the agency's own time. */
export interface OpeningHours {
  /** IANA name of the time zone: `Europe/Berlin`. */
  readonly zone: string;
  readonly spans: readonly Span[];
}

const SPAN = /^(\w\w)(?:-(\w\w))? (\d\d):(\d\d)-(\d\d):(\d\d)$/;

const NAMES: readonly (string | undefined)[] = DAYS;
const placeOf = (name: string | undefined): number => NAMES.indexOf(name);

/** Days from the first to the last, over the end of the week where need be: `Sa-Th`. */
function daysBetween(first: number, last: number): Day[] {
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  return [...DAYS, ...DAYS].slice(first, first + count);
}

function parseSpan(text: string): Span | undefined {
  const [, first, last, fromHour, fromMinute, toHour, toMinute] = SPAN.exec(text) ?? [];
  const start = placeOf(first);
  const end = last === undefined ? start : placeOf(last);
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = Number(toHour) * 60 + Number(toMinute);
  if (start < 0 || end < 0 || !(from < to && to <= 24 * 60)) return undefined;
  return { days: daysBetween(start, end), from, to };
}

/** Reads `Mo-Fr 09:00-18:00; Sa 10:00-14:00`; `undefined` when a part of it is not understood. */
export function parseSpans(text: string): readonly Span[] | undefined {
  const spans = text.split(';').map((part) => parseSpan(part.trim()));
  return spans.every((span) => span !== undefined) ? spans : undefined;
}

/** Whether this machine knows a time zone by that name. */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
