import { useFormat } from '#components/providers/use-format.ts';
import type { Unit } from '#lib/contract/analyses.ts';

/** A unit of `Intl` and how many of ours make one of it. */
const INTL: Partial<Record<Unit, readonly [unit: string, parts: number]>> = {
  ms: ['second', 1000],
  bytes: ['kilobyte', 1000],
  days: ['day', 1],
};

/** Writes what a check measured, in the page's locale: `3.2 sec`, `۱٬۹۰۰ کیلوبایت`, `12%`. */
export function useMeasure(): (value: number, unit: Unit | undefined) => string {
  const { locale } = useFormat();
  return (value, unit) => {
    if (unit === 'percent')
      return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
    const [name, parts] = (unit && INTL[unit]) ?? [undefined, 1];
    const amount = value / parts;
    if (!name) return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(amount);
    const digits = { maximumFractionDigits: amount < 10 ? 1 : 0 };
    return new Intl.NumberFormat(locale, { style: 'unit', unit: name, ...digits }).format(amount);
  };
}
