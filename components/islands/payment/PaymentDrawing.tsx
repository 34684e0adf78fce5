import { WayCurve } from '#components/ui/WayCurve.tsx';
import { WAY_END } from '#lib/motif/way-curve.ts';
import type { PaymentOutcome } from '#lib/payments/outcome.ts';
import css from './PaymentStatus.module.css';

/** How far the money has come on its way up; an unknown payment stands beside the line. */
const REACHED: Readonly<Record<PaymentOutcome, number | undefined>> = {
  checking: -1.1,
  paid: WAY_END,
  already: WAY_END,
  cancelled: -0.55,
  pending: 0.35,
  failed: -0.55,
  unclear: 0.35,
  unknown: undefined,
  unreached: -1.1,
};

/** The curve, drawn as far as the money has come. */
export function PaymentDrawing({ outcome }: { readonly outcome: PaymentOutcome }) {
  const to = REACHED[outcome];
  const isPaid = to === WAY_END;
  const hasFailed = outcome === 'failed' || to === undefined;
  return (
    <WayCurve
      className={css.drawing}
      height={1}
      from="lower"
      to={to}
      point={isPaid ? 'gold' : hasFailed ? 'error' : 'open'}
      echo={outcome === 'already'}
    />
  );
}
