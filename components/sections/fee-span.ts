import type { HomeContent } from '#lib/content/kinds/home.ts';
import { formatUsd } from '#lib/format/money.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { FEE_TIERS } from '#lib/plans.ts';

type Texts = Pick<HomeContent['advertising'], 'upTo' | 'between' | 'above'>;

/** The monthly spend a fee tier is for, in words: "to $1,000 a month", "$1,000 to $5,000", "above $5,000". */
export function feeSpan(index: number, lng: LanguageCode, { upTo, between, above }: Texts): string {
  const from = FEE_TIERS[index - 1]?.upTo;
  const to = FEE_TIERS[index]?.upTo;
  if (!from) return fill(upTo, { amount: formatUsd(to ?? 0, lng) });
  if (!to) return fill(above, { amount: formatUsd(from, lng) });
  return fill(between, { from: formatUsd(from, lng), to: formatUsd(to, lng) });
}
