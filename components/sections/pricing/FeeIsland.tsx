import { FeeCalculator } from '#components/islands/fee/FeeCalculator.tsx';
import { feeSpan } from '#components/sections/fee-span.ts';
import { loadPage } from '#lib/content/load.ts';
import { formatDate } from '#lib/format/dates.ts';
import { formatToman, moneyPattern } from '#lib/format/money.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf, translator } from '#lib/i18n/messages.ts';
import { FEE_TIERS } from '#lib/plans.ts';
import { usdRate } from '#lib/site.ts';

interface Props {
  readonly lng: LanguageCode;
  /** Line of the sum for what the platforms receive. */
  readonly paid: string;
}

/** The fee calculator in the page's currency: toman where the language pays in toman and a rate is set, else dollars. */
export function FeeIsland({ lng, paid }: Props) {
  const { locale, currency } = languageOf(lng);
  const words = messagesOf(lng, 'advertising');
  const rate = currency === 'TOMAN' ? usdRate : undefined;
  const note = rate
    ? translator(lng)('advertising:rate', { rate: formatToman(rate.toman, lng), date: formatDate(rate.date, lng) })
    : words.note;
  return (
    <FeeCalculator
      locale={locale}
      currency={{ perUsd: rate?.toman ?? 1, pattern: moneyPattern(rate ? 'TOMAN' : 'USD', lng) }}
      spans={FEE_TIERS.map((_, index) => feeSpan(index, lng, loadPage(lng, 'home').advertising))}
      texts={{
        spend: words.spend,
        hint: words.hint,
        paid,
        fee: words.fee,
        total: words.total,
        invalid: words.invalid,
        note,
      }}
    />
  );
}
