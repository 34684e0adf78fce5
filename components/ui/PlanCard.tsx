import { commaList } from '#lib/format/lists.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf, translator } from '#lib/i18n/messages.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { type Plan, TIERS } from '#lib/plans.ts';
import { classNames } from './class-names.ts';
import { MotifLine } from './MotifLine.tsx';
import { OrderPair } from './OrderPair.tsx';
import { orderMessage } from './order-message.ts';
import css from './PlanCard.module.css';
import { Price } from './Price.tsx';
import { TickList } from './TickList.tsx';

interface Props {
  readonly plan: Plan;
  readonly lng: LanguageCode;
  /** Page the card stands on; part of the order's reference. */
  readonly page?: PageId;
}

/** One plan: glyph, price, the two ways to order, and what it adds to the plan before it. */
export function PlanCard({ plan, lng, page = 'home' }: Props) {
  const t = translator(lng);
  const texts = messagesOf(lng, 'plans');
  const { tagline, note, features } = texts.plans[plan.id];
  const tier = texts.tiers[plan.tier];
  const step = tierStep(plan);
  const before = TIERS[step - 1];
  const popular = plan.tier === 'popular';
  return (
    <article className={classNames(css.plan, popular && css.popular)} data-dark={popular ? '' : undefined}>
      {popular && <p className={css.flag}>{texts.flag}</p>}
      <header className={css.head}>
        <div>
          <h3 className="h4">{tier}</h3>
          <p className="body2 muted">{tagline}</p>
        </div>
        <MotifLine lines={step} className={css.glyph} />
      </header>
      <p className={css.price}>
        <Price plan={plan} lng={lng} />
        <span className={`${css.note} caption muted`}>{note}</span>
      </p>
      <div className={css.order}>
        <p className="caption muted">{texts.orderOn}</p>
        <OrderPair
          lng={lng}
          id={plan.id}
          plan={commaList([texts.groups[plan.group], tier], lng)}
          message={orderMessage(plan, lng, page)}
          gold={popular}
        />
      </div>
      <div className={css.list}>
        <p className="caption">{before ? t('plans:everythingIn', { tier: texts.tiers[before] }) : texts.includes}</p>
        <TickList items={features} />
      </div>
    </article>
  );
}

/** Place of a plan's tier: how many lines surround the stroke of its glyph. */
const tierStep = (plan: Plan): 0 | 1 | 2 => (plan.tier === 'economy' ? 0 : plan.tier === 'popular' ? 1 : 2);
