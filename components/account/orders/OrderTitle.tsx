import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import type { Order } from '#lib/contract/orders.ts';
import { isolated } from '../isolated.ts';
import { useMoney } from '../use-money.ts';
import { usePlanName } from '../use-plan-name.ts';
import { NextStep } from './NextStep.tsx';
import { Keys, Title } from './order-look.ts';

/** Name of the order, who acts next, when it is due and whether that clock stands. */
export function OrderTitle({ order }: { readonly order: Order }) {
  const { reference, planId, createdAt, next, dueAt, pausedAt, amount, price } = order;
  const text = useText('orders');
  const nameOf = usePlanName();
  const { day } = useFormat();
  const write = useMoney();
  return (
    <Title>
      <div>
        <p className="caption muted num">
          {text('placedOn', { reference: isolated(reference), date: day(createdAt) })}
        </p>
        <h2 className="h3" id="order">
          {nameOf(planId)}
        </h2>
      </div>
      <Keys>
        {next && (
          <div>
            <dt>{text('next')}</dt>
            <dd>
              <NextStep next={next} />
            </dd>
          </div>
        )}
        <div>
          <dt>{text('due')}</dt>
          <dd className="num">{dueAt ? day(dueAt) : text('noDue')}</dd>
          {dueAt && pausedAt && <dd className="caption muted">{text('paused', { date: day(pausedAt) })}</dd>}
        </div>
        <div>
          <dt>{text('money')}</dt>
          <dd className="num">{amount ? write.money(amount) : write.price(price)}</dd>
        </div>
      </Keys>
    </Title>
  );
}
