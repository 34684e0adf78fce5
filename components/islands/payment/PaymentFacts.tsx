import css from './PaymentStatus.module.css';
import type { PaymentTexts } from './payment-texts.ts';
import type { PaymentState } from './use-payment.ts';

interface Props {
  readonly payment: PaymentState;
  readonly texts: PaymentTexts;
}

/** What the answer names: the order, the number at the bank, the time. */
export function PaymentFacts({ payment: { result, number }, texts: { labels, locale, calendar } }: Props) {
  const reference = result?.reference ?? number;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', calendar });
  const rows = [
    { label: labels.order, value: result?.orderReference },
    { label: labels.reference, value: reference },
    { label: labels.paidAt, value: result?.paidAt && time.format(new Date(result.paidAt)), isWords: true },
  ].filter(({ value }) => value);
  if (rows.length === 0) return null;
  return (
    <dl className={css.facts}>
      {rows.map(({ label, value, isWords }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={isWords ? 'num' : 'num ltr'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
