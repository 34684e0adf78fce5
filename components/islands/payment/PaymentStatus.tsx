'use client';

import { Chip } from '#components/ui/Chip.tsx';
import { isOpen, type PaymentOutcome } from '#lib/payments/outcome.ts';
import { asRead } from './as-read.ts';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentDrawing } from './PaymentDrawing.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import css from './PaymentStatus.module.css';
import { PaymentWait } from './PaymentWait.tsx';
import type { PaymentTexts } from './payment-texts.ts';
import { usePayment } from './use-payment.ts';
import { writeAmount } from './write-amount.ts';

const TONES = {
  checking: 'neutral',
  paid: 'success',
  already: 'success',
  cancelled: 'warning',
  pending: 'info',
  failed: 'error',
  unclear: 'warning',
  unknown: 'error',
  unreached: 'warning',
} as const satisfies Record<PaymentOutcome, string>;

/** What became of a payment, for every outcome; the service is asked as soon as the page is there. */
export function PaymentStatus({ texts: written }: { readonly texts: PaymentTexts }) {
  const { ask, ...payment } = usePayment();
  const { outcome, result } = payment;
  const texts = result ? asRead(written) : written; // the static page knows no reader
  const { chip, title, lead, note } = texts.outcomes[outcome];
  return (
    <div className={css.payment} data-outcome={outcome}>
      <div className={css.art}>
        <PaymentDrawing outcome={outcome} />
        <p className={css.sum}>
          {result?.amount && <span className={`figure num ${css.amount}`}>{writeAmount(result.amount, texts)}</span>}
          <Chip tone={TONES[outcome]}>{chip}</Chip>
        </p>
      </div>
      <div className={css.text}>
        <div className={css.words} role="status">
          <h1 className={`h1 ${css.title}`}>{title}</h1>
          <p className="lead">{lead}</p>
          {result?.isTest && <p className="body2">{texts.trial}</p>}
        </div>
        {isOpen(outcome) && <PaymentWait payment={payment} texts={texts} />}
        <PaymentActions payment={payment} texts={texts} onAsk={ask} />
        <PaymentFacts payment={payment} texts={texts} />
        <p className="body2 muted">{note}</p>
      </div>
    </div>
  );
}
