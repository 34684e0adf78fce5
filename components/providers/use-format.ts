import { useMemo } from 'react';
import { readerLocale } from '#lib/format/reader-locale.ts';
import { useAppSelector } from '#store/hooks.ts';

/** Numbers, lists, dates and lengths of time as the page's locale writes them, in the calendar and digits of the account. */
export function useFormat() {
  const language = useAppSelector((state) => state.locale);
  const display = useAppSelector((state) => state.display);
  const locale = readerLocale(language, display);
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale, { useGrouping: false });
    const padded = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
    const longMoment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
    const fullMoment = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
    const { calendar } = fullMoment.resolvedOptions();
    // For a whole Persian date in Persian the locale data have the order of no language: year, month, day, weekday.
    const isTurned = calendar === 'persian' && locale.startsWith('fa');
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const share = new Intl.NumberFormat(locale, { style: 'percent' });
    const names = new Intl.ListFormat(locale);
    return {
      locale,
      number: (value: number): string => plain.format(value),
      /** A share: 0.17 → `17%`. */
      percent: (value: number): string => share.format(value),
      /** Names in a row: `A, B, and C`. */
      list: (items: readonly string[]): string => names.format(items),
      /** Digits of a code, one by one: `0471` stays four digits. */
      digits: (text: string): string => text.replace(/\d/g, (digit) => plain.format(Number(digit))),
      /** A day (ISO 8601) in the reader's own time. */
      day: (iso: string): string => day.format(new Date(iso)),
      fullMoment: (iso: string): string => {
        const at = new Date(iso);
        return isTurned ? `${weekday.format(at)} ${longMoment.format(at)}` : fullMoment.format(at);
      },
      longDay: (iso: string): string => longDay.format(new Date(iso)),
      /** A moment (ISO 8601) in the reader's own time. */
      moment: (iso: string): string => moment.format(new Date(iso)),
      /** Minutes and seconds: `1:36`. */
      clock: (seconds: number): string => `${plain.format(Math.floor(seconds / 60))}:${padded.format(seconds % 60)}`,
    };
  }, [locale]);
}
