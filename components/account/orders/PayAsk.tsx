import { useText } from '#components/providers/use-text.ts';
import type { Order } from '#lib/contract/orders.ts';
import { useMoney } from '../use-money.ts';
import { Ask } from './order-look.ts';
import { leftToPay } from './order-sums.ts';
import { Sign, Who } from './orders-look.ts';
import { PayActions } from './PayActions.tsx';
import type { OrderState } from './use-order.ts';

interface Props {
  readonly order: Order;
  readonly state: OrderState;
}

/** Money that was asked for while the work goes on, or after it: it waits beside the stage. */
export function PayAsk({ order, state }: Props) {
  const text = useText('orders');
  const { money } = useMoney();
  const left = leftToPay(order);
  if (order.stage === 'awaiting_payment' || !order.steps.includes('pay') || !left) return null;
  const word = order.history.findLast(({ step }) => step === 'ask_payment')?.note;
  return (
    <Ask aria-labelledby="pay" aria-busy={state.isBusy}>
      <div>
        <Who data-who="customer">
          <Sign aria-hidden="true" />
          {text('yours')}
        </Who>
        <h3 className="h4" id="pay">
          {text('ask_awaiting_payment', { amount: money(left) })}
        </h3>
        {word && (
          <blockquote>
            <bdi>{word}</bdi>
          </blockquote>
        )}
        <p className="muted">{text('ask_payment_text')}</p>
      </div>
      <div>
        <PayActions order={order} />
      </div>
    </Ask>
  );
}
