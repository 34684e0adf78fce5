import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import type { Order, OrderStage } from '#lib/contract/orders.ts';
import { isolated } from '../isolated.ts';
import { useMoney } from '../use-money.ts';
import { AnswerActions } from './AnswerActions.tsx';
import { CancelledOrder } from './CancelledOrder.tsx';
import { ChatActions } from './ChatActions.tsx';
import { Ask } from './order-look.ts';
import { leftToPay } from './order-sums.ts';
import { Sign, Who } from './orders-look.ts';
import { PayActions } from './PayActions.tsx';
import type { OrderState } from './use-order.ts';

interface Props {
  readonly order: Order;
  readonly state: OrderState;
}

const ASKING = ['chat_opened', 'awaiting_payment', 'waiting_for_customer', 'delivered'] as const;
type Asking = (typeof ASKING)[number];
const isAsking = (stage: OrderStage): stage is Asking => ASKING.some((one) => one === stage);

/** What the agency wrote with the step that led here; dates and money in between move no order. */
function lastWord({ history }: Order): string | null {
  const last = history.findLast(({ stage }, at) => stage !== history[at - 1]?.stage);
  return last?.actor === 'agency' ? last.note : null;
}

/** Whose turn it is: the tinted panel with what the customer can do, or who works on it. */
export function OrderAsk({ order, state }: Props) {
  const { stage, reference, steps } = order;
  const text = useText('orders');
  const { money } = useMoney();
  if (stage === 'accepted')
    return state.done || steps.includes('pay') ? null : <Alert tone="success" title={text('acceptedText')} />;
  if (stage === 'cancelled') return <CancelledOrder order={order} />;
  if (!isAsking(stage))
    return state.done ? null : (
      <Alert tone="info" title={text('usTurn')}>
        <p>{text(`us_${stage}`)}</p>
      </Alert>
    );
  const left = leftToPay(order);
  const values = { reference: isolated(reference), amount: left ? money(left) : '' };
  const word = lastWord(order);
  return (
    <Ask aria-labelledby="ask" aria-busy={state.isBusy}>
      <div>
        <Who data-who="customer">
          <Sign aria-hidden="true" />
          {text('yours')}
        </Who>
        <h3 className="h4" id="ask">
          {text(`ask_${stage}`, values)}
        </h3>
        {word && (
          <blockquote>
            <bdi>{word}</bdi>
          </blockquote>
        )}
        <p className="muted">{text(`ask_${stage}_text`, values)}</p>
        {order.pausedAt && order.dueAt && <p className="caption muted">{text('pausedText')}</p>}
      </div>
      <div>
        {stage === 'chat_opened' && <ChatActions order={order} state={state} />}
        {stage === 'awaiting_payment' && <PayActions order={order} />}
        {(stage === 'waiting_for_customer' || stage === 'delivered') && <AnswerActions order={order} state={state} />}
      </div>
    </Ask>
  );
}
