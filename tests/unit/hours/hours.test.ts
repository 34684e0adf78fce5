import { describe, expect, it } from 'vitest';
import { dayBar } from '#lib/hours/day-bar.ts';
import { hoursRows } from '#lib/hours/hours-text.ts';
import { isTimeZone, type OpeningHours, parseSpans } from '#lib/hours/opening-hours.ts';
import { statusAt } from '#lib/hours/openings.ts';

const hours = (text: string, zone: string): OpeningHours => ({ zone, spans: parseSpans(text) ?? [] });
const WORDS = { days: '{{first}} to {{last}}', times: '{{from}}-{{to}}' };
const TEHRAN = hours('Sa-Th 08:00-20:00', 'Asia/Tehran');
const BERLIN = hours('Mo-Fr 09:00-18:00; Sa 10:00-14:00', 'Europe/Berlin');
const rows = (of: OpeningHours, zone: string, now: string) =>
  hoursRows(of, { locale: 'de-DE', zone }, WORDS, new Date(now)).map(({ days, times }) => `${days} ${times}`);

describe('hours of the settings', () => {
  it('may begin anywhere in the week', () => {
    expect(parseSpans('Sa-Th 08:00-20:00')?.[0]?.days).toEqual(['Sa', 'Su', 'Mo', 'Tu', 'We', 'Th']);
    expect(parseSpans('We 00:00-24:00')).toEqual([{ days: ['We'], from: 0, to: 1440 }]);
  });

  it.each(['', 'Mo-Fr', 'Mo-Xx 09:00-18:00', 'Mo 18:00-09:00', 'Mo 09:00-25:00', 'Mo-Fr 9-18'])(
    'are refused when written as "%s"',
    (text) => expect(parseSpans(text)).toBeUndefined(),
  );

  it('need a time zone that exists', () => {
    expect(isTimeZone('Asia/Tehran')).toBe(true);
    expect(isTimeZone('Alpha/Centauri')).toBe(false);
  });
});

describe('open now', () => {
  const status = (of: OpeningHours, now: string) => {
    const found = statusAt(of, new Date(now));
    if (!found) return undefined;
    return found.isOpen ? `open until ${found.until.toISOString()}` : `closed until ${found.next.toISOString()}`;
  };

  it('is told by the clock of the agency, wherever the reader is', () => {
    expect(status(TEHRAN, '2026-01-05T04:29:00Z')).toBe('closed until 2026-01-05T04:30:00.000Z');
    expect(status(TEHRAN, '2026-01-05T04:30:00Z')).toBe('open until 2026-01-05T16:30:00.000Z');
    expect(status(TEHRAN, '2026-01-05T16:30:00Z')).toBe('closed until 2026-01-06T04:30:00.000Z');
  });

  it('leaps over a day off and over the weekend', () => {
    expect(status(TEHRAN, '2026-01-09T12:00:00Z')).toBe('closed until 2026-01-10T04:30:00.000Z');
    expect(status(BERLIN, '2026-01-10T15:00:00Z')).toBe('closed until 2026-01-12T08:00:00.000Z');
  });

  it('knows summer time', () => {
    expect(status(BERLIN, '2026-03-28T20:00:00Z')).toBe('closed until 2026-03-30T07:00:00.000Z');
    expect(status(BERLIN, '2026-10-24T20:00:00Z')).toBe('closed until 2026-10-26T08:00:00.000Z');
  });

  it('is unknown without hours', () => {
    expect(statusAt({ zone: 'UTC', spans: [] }, new Date())).toBeUndefined();
  });
});

describe('hours of the week', () => {
  it('stand in one row where days agree', () => {
    expect(rows(TEHRAN, 'Asia/Tehran', '2026-01-05T10:00:00Z')).toEqual(['Samstag to Donnerstag 08:00-20:00']);
    expect(rows(BERLIN, 'Europe/Berlin', '2026-01-05T10:00:00Z')).toEqual([
      'Montag to Freitag 09:00-18:00',
      'Samstag 10:00-14:00',
    ]);
  });

  it('are told in the time of the reader, on the days of the reader', () => {
    expect(rows(TEHRAN, 'Europe/Berlin', '2026-01-05T10:00:00Z')).toEqual(['Samstag to Donnerstag 05:30-17:30']);
    expect(rows(TEHRAN, 'America/Los_Angeles', '2026-01-05T10:00:00Z')).toEqual(['Freitag to Mittwoch 20:30-08:30']);
  });

  it('may leave no day out', () => {
    expect(rows(hours('Mo-Su 09:00-18:00', 'UTC'), 'UTC', '2026-01-05T10:00:00Z')).toEqual([
      'Montag to Sonntag 09:00-18:00',
    ]);
  });
});

describe('the day as a bar', () => {
  const local = (day: number, hour: number) => new Date(2026, 0, day, hour);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

  it('shows what of the reader’s day is within the hours, and where in it we are', () => {
    expect(dayBar(hours('Mo-Su 06:00-18:00', zone), local(7, 12))).toEqual({
      open: [{ from: 0.25, to: 0.75 }],
      now: 0.5,
    });
  });

  it('is empty on a day off', () => {
    expect(dayBar(hours('Mo-Tu 06:00-18:00', zone), local(7, 6))).toEqual({ open: [], now: 0.25 });
  });

  it('is cut at midnight where the hours of another zone go beyond it', () => {
    const { open } = dayBar(TEHRAN, new Date('2026-01-07T12:00:00Z'));
    expect(open.every(({ from, to }) => from >= 0 && to <= 1 && from < to)).toBe(true);
    const nightly = dayBar(hours('Mo-Su 00:00-24:00', zone), local(7, 12));
    expect(nightly.open).toEqual([{ from: 0, to: 1 }]);
  });
});
