import type { Language } from '#lib/i18n/languages.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { BUDGETS, fontBudget, scriptBudget } from '#tests/support/budgets.ts';
import { atMost, kilobytes, type Measure } from './measure.ts';
import type { Kind, PageLoad } from './page-load.ts';

/** The figures of one page load, with their budgets. */
export function pageMeasures(
  id: PageId,
  path: string,
  language: Language,
  { loaded, layoutShift }: PageLoad,
): Measure[] {
  const of = (kind: Kind) => loaded.filter((answer) => answer.kind === kind);
  const bytes = (kind: Kind) => of(kind).reduce((sum, answer) => sum + answer.bytes, 0);
  const weight = (kind: Kind, name: string, limit?: number): Measure => ({
    what: `${path} ${name} (${of(kind).length} requests)`,
    value: bytes(kind),
    shown: kilobytes(bytes(kind)),
    ...(limit !== undefined && { budget: atMost(limit) }),
  });
  const fonts = fontBudget(language);
  const shift = (value: number) => value.toFixed(3);
  return [
    weight('html', 'HTML', BUDGETS.html),
    weight('payload', 'payload', BUDGETS.payload),
    weight('script', 'script until idle', scriptBudget(id)),
    weight('css', 'CSS', BUDGETS.css),
    weight('font', 'fonts', fonts.bytes),
    {
      what: `${path} font files`,
      value: of('font').length,
      shown: `${of('font').length}`,
      budget: atMost(fonts.files, String),
    },
    weight('image', 'images'),
    weight('other', 'other'),
    weight('prefetch', 'prefetched at idle', BUDGETS.prefetch),
    {
      what: `${path} layout shift`,
      value: layoutShift,
      shown: shift(layoutShift),
      budget: atMost(BUDGETS.layoutShift, shift),
    },
  ];
}
