import { useMemo } from 'react';
import { useAppSelector } from '#store/hooks.ts';

/** Numbers and lengths of time as the page's locale writes them. */
export function useFormat() {
  const locale = useAppSelector((state) => state.locale);
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale, { useGrouping: false });
    const padded = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      locale,
      number: (value: number): string => plain.format(value),
      /** Digits of a code, one by one: `0471` stays four digits. */
      digits: (text: string): string => text.replace(/\d/g, (digit) => plain.format(Number(digit))),
      /** A moment (ISO 8601) in the reader's own time. */
      moment: (iso: string): string => moment.format(new Date(iso)),
      /** Minutes and seconds: `1:36`. */
      clock: (seconds: number): string => `${plain.format(Math.floor(seconds / 60))}:${padded.format(seconds % 60)}`,
    };
  }, [locale]);
}
