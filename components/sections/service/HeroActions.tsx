import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Buttons } from '#components/ui/Buttons.tsx';
import { formatMoney } from '#lib/format/money.ts';
import { fill } from '#lib/i18n/fill.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { planOf, plansOf, priceIn } from '#lib/plans.ts';
import { SERVICES } from '#lib/services.ts';
import { partsOf, type ServicePageId } from './service-parts.ts';

interface Props {
  readonly id: ServicePageId;
  readonly lng: LanguageCode;
  /** Link to the prices; may hold `{{price}}`. */
  readonly plans: string;
}

/** Book a consultation, or look at the prices of this service. */
export function HeroActions({ id, lng, plans }: Props) {
  return (
    <Buttons>
      <ButtonLink variant="gold" href="#consultation" go>
        {messagesOf(lng, 'shell').consultation}
      </ButtonLink>
      <ArrowLink href="#plans">{fill(plans, { price: lowestPrice(id, lng) })}</ArrowLink>
    </Buttons>
  );
}

/** The lowest price one pays for this service; empty where there is none before a consultation. */
function lowestPrice(id: ServicePageId, lng: LanguageCode): string {
  const pricing = SERVICES.find(({ page }) => page === id)?.pricing;
  const { prices } = partsOf(id);
  const group = prices === 'fee' || prices === 'content' ? undefined : plansOf(prices)[0];
  const plan = typeof pricing === 'object' ? planOf(pricing.from) : group;
  if (!plan) return '';
  const { price, currency } = priceIn(plan, languageOf(lng).currency);
  return formatMoney(price.from, currency, lng);
}
