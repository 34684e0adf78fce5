import { Section } from '#components/ui/Section.tsx';
import type { TariffsContent } from '#lib/content/kinds/tariffs.ts';
import { commaList } from '#lib/format/lists.ts';
import { formatPrice } from '#lib/format/money.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { planOf } from '#lib/plans.ts';
import css from './Ordering.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: TariffsContent['ordering'];
}

/** How ordering works, with a conversation that says it is a sample. */
export function Ordering({ lng, number, content: { rail, title, lead, steps, sample } }: Props) {
  const { groups, tiers } = messagesOf(lng, 'plans');
  const plan = planOf('web-popular');
  const values = { plan: commaList([groups[plan.group], tiers[plan.tier]], lng), price: formatPrice(plan, lng) };
  return (
    <Section id="ordering" number={number} rail={rail} title={title} lead={lead} lng={lng} tone="sunken">
      <div className={css.how}>
        <ol className={css.steps}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <span className="num" aria-hidden="true">
                {formatNumber(index + 1, lng)}
              </span>
              <div>
                <h3 className="h4">{step.title}</h3>
                <p className="body2 muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <figure className={css.chat}>
          <figcaption className="caption muted">{sample.note}</figcaption>
          {sample.messages.map(({ from, text }) => (
            <p key={text} className={from === 'customer' ? css.own : css.bubble}>
              {fill(text, values)}
            </p>
          ))}
        </figure>
      </div>
    </Section>
  );
}
