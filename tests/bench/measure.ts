/** Where a figure must stay. */
export interface Budget {
  readonly limit: number;
  readonly shown: string;
  readonly keeps: 'atMost' | 'atLeast';
}

/** One figure of the bench, with the budget it must keep where there is one. */
export interface Measure {
  readonly what: string;
  readonly value: number;
  /** Text for people: `112.4 KB`, `0.00`. */
  readonly shown: string;
  readonly budget?: Budget;
}

const KIB = 1024;

export const kilobytes = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KB`;
export const atMost = (limit: number, show = kilobytes): Budget => ({
  limit,
  shown: `≤ ${show(limit)}`,
  keeps: 'atMost',
});
export const atLeast = (limit: number, show: (value: number) => string = String): Budget => ({
  limit,
  shown: `≥ ${show(limit)}`,
  keeps: 'atLeast',
});

/** Whether a figure is within its budget; a figure without one always is. */
export function isKept({ value, budget }: Measure): boolean {
  if (!budget) return true;
  return budget.keeps === 'atMost' ? value <= budget.limit : value >= budget.limit;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** A table for the terminal: figure, value, budget, verdict. */
export function table(measures: readonly Measure[]): string {
  const rows = measures.map((measure) => {
    const { what, shown, budget } = measure;
    const verdict = budget ? (isKept(measure) ? '✓' : '✗') : ' ';
    return [verdict, what.padEnd(52), shown.padStart(14), budget?.shown ?? ''].join('  ');
  });
  return rows.join('\n');
}
