import { writeAmount } from '#components/islands/payment/write-amount.ts';
import { useFormat } from '#components/providers/use-format.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Chip } from '#components/ui/Chip.tsx';
import type { OrderSummary } from '#lib/contract/orders.ts';
import { builtPath, recordPath } from '#lib/pages/record-path.ts';
import { useFigures } from '../use-figures.ts';
import { OrderTrack } from './OrderTrack.tsx';
import { OtherOrders } from './OtherOrders.tsx';
import type { OverviewFacts } from './overview-facts.ts';
import { Panel, PanelFoot, PanelHead } from './overview-look.ts';
import { useOverviewText } from './use-overview.ts';

interface Props {
  readonly facts: OverviewFacts;
  readonly order: OrderSummary;
  /** What else is under way. */
  readonly others: readonly OrderSummary[];
}

type MoneyLook = Parameters<typeof writeAmount>[1];

const toneOf = ({ next, stage }: OrderSummary) =>
  next === 'customer' ? 'gold' : next === 'agency' ? 'info' : stage === 'cancelled' ? 'neutral' : 'success';

/** What was agreed, or what the price list says until then. */
function sumOf({ amount, price: { from, to, currency } }: OrderSummary, look: MoneyLook): string {
  const write = (minor: number): string => writeAmount({ amount: minor, currency }, look);
  if (amount) return write(amount.amount);
  return to === undefined ? write(from) : `${write(from)} – ${write(to)}`;
}

/** One order: what it is, how far it is, when it is due, what it costs. */
export function OrderCard({ facts, order, others }: Props) {
  const { lng, plans } = facts;
  const text = useOverviewText();
  const figures = useFigures(lng);
  const { locale } = useFormat();
  const path = recordPath('profile-order', lng, order.id) ?? builtPath('profile-order', lng);
  return (
    <Panel columns={4} aria-labelledby="order">
      <PanelHead>
        <div>
          <p className="caption muted">
            <bdi className="num">{order.reference}</bdi>
          </p>
          <h2 className="h5" id="order">
            {plans[order.planId] ?? order.planId}
          </h2>
        </div>
        <Chip tone={toneOf(order)}>{text(order.stage)}</Chip>
      </PanelHead>
      <OrderTrack stage={order.stage} next={order.next} />
      {order.dueAt && order.next && (
        <p className="caption muted">
          {text('due', { date: figures.date(new Date(order.dueAt)) })}
          {order.pausedAt && (
            <>
              <br />
              {text('paused')}
            </>
          )}
        </p>
      )}
      <OtherOrders facts={facts} orders={others} />
      <PanelFoot>
        <p>
          <span className="caption muted">{order.amount ? text('agreed') : text('price')}</span>
          <br />
          <b className="num">
            <bdi>{sumOf(order, { locale, money: facts.money })}</bdi>
          </b>
        </p>
        {path && (
          <ButtonLink variant="line" size="sm" href={path}>
            {text('openOrder')}
          </ButtonLink>
        )}
      </PanelFoot>
    </Panel>
  );
}
