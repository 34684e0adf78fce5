import { moneyPattern } from '#lib/format/money.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { PLANS } from '#lib/plans.ts';

/** What the overview has to know of the price list: a few words, instead of the list's own texts. */
export interface OverviewFacts {
  readonly lng: LanguageCode;
  /** Names of plans by their ids: `Websites · Popular`. */
  readonly plans: Readonly<Record<string, string>>;
  /** How the language writes a sum, with `{}` for the number. */
  readonly money: Readonly<Record<'USD' | 'IRT', string>>;
}

/** Made when the site is exported. */
export function overviewFacts(lng: LanguageCode): OverviewFacts {
  const { groups, tiers } = messagesOf(lng, 'plans');
  return {
    lng,
    plans: Object.fromEntries(PLANS.map(({ id, group, tier }) => [id, `${groups[group]} · ${tiers[tier]}`])),
    money: { USD: moneyPattern('USD', lng), IRT: moneyPattern('TOMAN', lng) },
  };
}
