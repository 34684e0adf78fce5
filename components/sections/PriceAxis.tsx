import { formatMoney } from '#lib/format/money.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { type Price, plansOf } from '#lib/plans.ts';
import css from './PriceAxis.module.css';
import { type PriceAxis as Axis, type AxisMark, priceAxis } from './price-axis.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly caption: string;
}

/** The complete plans on one price axis: ranges as bars, single prices as points. */
export function PriceAxis({ lng, caption }: Props) {
  const { currency, ticks, marks } = priceAxis(plansOf('complete'), languageOf(lng).currency);
  const { tiers } = messagesOf(lng, 'plans');
  return (
    <figure className={css.axis}>
      <figcaption className="caption muted">{caption}</figcaption>
      <div className={css.plot}>
        {marks.map((mark) => (
          <p className={css.row} key={mark.tier}>
            <span className={css.name}>{tiers[mark.tier]}</span>{' '}
            <span className={barClass(mark)} style={{ '--from': share(mark.from), '--to': share(mark.to) }}>
              <span className="num">{label(mark.price, currency, lng)}</span>
            </span>
          </p>
        ))}
        <p className={css.ticks} aria-hidden="true">
          {ticks.map((amount, i) => (
            <span key={amount} style={{ '--x': share(i / (ticks.length - 1)) }}>
              {tick(amount, currency, lng)}
            </span>
          ))}
        </p>
      </div>
    </figure>
  );
}

const MILLION = 1_000_000;
/** From here on the label stands inside its bar: beside it there would be no room. */
const CROWDED = 0.7;

const share = (value: number): string => `${(100 * value).toFixed(2)}%`;

const barClass = ({ tier, isPoint, to }: AxisMark): string =>
  [css.bar, css[tier], isPoint ? css.point : to > CROWDED && css.inside].filter(Boolean).join(' ');

/** Toman are counted in millions, as they are spoken: "۱۴٫۹ میلیون". */
function label({ from, to }: Price, currency: Axis['currency'], lng: LanguageCode): string {
  const amount = (value: number): string =>
    currency === 'TOMAN'
      ? formatNumber(value, lng, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 })
      : formatMoney(value, currency, lng);
  return [from, to]
    .filter((end) => end !== undefined)
    .map(amount)
    .join('–');
}

const tick = (amount: number, currency: Axis['currency'], lng: LanguageCode): string =>
  currency === 'TOMAN' ? formatNumber(amount / MILLION, lng) : formatMoney(amount, currency, lng);
