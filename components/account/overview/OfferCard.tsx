import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Buttons } from '#components/ui/Buttons.tsx';
import { Price } from '#components/ui/Price.tsx';
import { TickList } from '#components/ui/TickList.tsx';
import { orderAddress } from '#lib/browser/member-orders.ts';
import { commaList } from '#lib/format/lists.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf, translator } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { planOf } from '#lib/plans.ts';
import { OfferPanel } from './OfferPanel.tsx';

/** Chat apps; the order is kept as opened, with its reference, before the chat opens. */
const CHATS = [
  { app: 'whatsapp', icon: 'chat' },
  { app: 'telegram', icon: 'plane' },
] as const;

/** The top plan with its price and the ways to order it, to see all plans and to ask somebody. The same for everybody. */
export function OfferCard({ lng }: { readonly lng: LanguageCode }) {
  const plan = planOf('web-alphaProposal');
  const plans = messagesOf(lng, 'plans');
  const text = messagesOf(lng, 'dashboard');
  const { tagline, note, features } = plans.plans['web-alphaProposal'];
  const name = plans.tiers[plan.tier];
  const fullName = commaList([plans.groups[plan.group], name], lng);
  const apps = messagesOf(lng, 'shell');
  return (
    <OfferPanel>
      <p className="caption muted">{text.topPlan}</p>
      <h2 className="h4" id="offer">
        {name}
      </h2>
      <p className="body2 muted">{tagline}</p>
      <TickList items={features.slice(0, 3)} />
      <p>
        <Price plan={plan} lng={lng} /> <span className="caption muted">{note}</span>
      </p>
      <ButtonLink variant="gold" size="md" href={orderAddress(lng, plan.id)}>
        {messagesOf(lng, 'account').orderHere}
      </ButtonLink>
      <Buttons>
        {CHATS.map(({ app, icon }) => (
          <ButtonLink
            key={app}
            variant="line"
            size="md"
            icon={icon}
            href={orderAddress(lng, plan.id, app)}
            aria-label={translator(lng)('plans:orderLabel', { plan: fullName, app: apps[app] })}
          >
            {apps[app]}
          </ButtonLink>
        ))}
      </Buttons>
      <ButtonLink variant="line" size="md" href={pathOf('service-tariffs', lng)}>
        {text.allPlans}
      </ButtonLink>
      <p>
        <ArrowLink href={pathOf('contact-us', lng)}>{text.adviser}</ArrowLink>
      </p>
    </OfferPanel>
  );
}
