import { fill } from '#lib/i18n/fill.ts';
import { ASK_AGAIN_SECONDS } from '#lib/payments/outcome.ts';
import css from './PaymentStatus.module.css';
import type { PaymentTexts } from './payment-texts.ts';
import type { PaymentState } from './use-payment.ts';

interface Props {
  readonly payment: PaymentState;
  readonly texts: PaymentTexts;
}

/** How often was asked and when it is asked again. The seconds are not announced: a screen reader would never rest. */
export function PaymentWait({ payment: { done, nextIn, isAsking }, texts: { wait, locale } }: Props) {
  const number = (value: number): string => value.toLocaleString(locale);
  const all = ASK_AGAIN_SECONDS.length;
  const isOver = nextIn === undefined && !isAsking;
  return (
    <div className={css.wait}>
      <progress className={css.bar} max={all} value={done} aria-hidden="true" />
      <p className="caption">
        <span>{isOver ? wait.over : fill(wait.checked, { done: number(done), all: number(all) })}</span>
        <span className="muted num">{nextIn !== undefined && fill(wait.next, { seconds: number(nextIn) })}</span>
      </p>
    </div>
  );
}
