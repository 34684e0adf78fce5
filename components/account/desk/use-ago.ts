import { useMemo } from 'react';
import { useFormat } from '#components/providers/use-format.ts';

const STEPS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** A moment as its distance from now, in the page's language: `12 min. ago`, `۳ ساعت پیش`. */
export function useAgo(): (iso: string) => string {
  const { locale } = useFormat();
  return useMemo(() => {
    const format = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' });
    return (iso) => {
      const passed = (new Date(iso).getTime() - Date.now()) / 1000;
      const step = STEPS.find(({ seconds }) => Math.abs(passed) >= seconds);
      return step ? format.format(Math.round(passed / step.seconds), step.unit) : format.format(0, 'second');
    };
  }, [locale]);
}
