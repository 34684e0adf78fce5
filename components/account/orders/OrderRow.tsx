import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Chip } from '#components/ui/Chip.tsx';
import type { OrderSummary } from '#lib/contract/orders.ts';
import { isOver } from '../stage-place.ts';
import { useMoney } from '../use-money.ts';
import { usePlanName } from '../use-plan-name.ts';
import { NextStep } from './NextStep.tsx';
import { Row } from './orders-look.ts';
import { StageTrack } from './StageTrack.tsx';

interface Props {
  readonly order: OrderSummary;
  readonly href: string;
}

/** One line of the list: the order, its stage, who acts next, when, and the money. */
export function OrderRow({ order, href }: Props) {
  const { stage, next, reference, planId, amount, price, paid, dueAt, pausedAt, changedAt } = order;
  const text = useText('orders');
  const nameOf = usePlanName();
  const { day } = useFormat();
  const write = useMoney();
  return (
    <Row data-next={next}>
      <a href={href}>
        <span>
          <span className="h6">{nameOf(planId)}</span>
          <span className="caption muted num">
            <bdi dir="ltr">{reference}</bdi>
          </span>
        </span>
        <span>
          {isOver(stage) ? (
            <span>
              <Chip tone={stage === 'accepted' ? 'success' : 'neutral'}>{text(`stage_${stage}`)}</Chip>
            </span>
          ) : (
            <>
              <StageTrack stage={stage} next={next} />
              <span className="caption">{text(`stage_${stage}`)}</span>
            </>
          )}
        </span>
        <span>
          {isOver(stage) ? (
            <span className="caption muted num">{day(changedAt)}</span>
          ) : (
            <>
              <NextStep next={next} />
              <span className="caption muted">{text(`next_${stage}`)}</span>
            </>
          )}
        </span>
        <span>
          {!isOver(stage) && (
            <span className="num">{dueAt ? day(dueAt) : <span className="muted">{text('noDue')}</span>}</span>
          )}
          {!isOver(stage) && dueAt && pausedAt && (
            <span className="caption muted">{text('paused', { date: day(pausedAt) })}</span>
          )}
        </span>
        <span>
          <span className={`num ${isOver(stage) ? 'muted' : ''}`}>
            {amount ? write.money(amount) : write.price(price)}
          </span>
          {!amount && <span className="caption muted">{text('toAgree')}</span>}
          {paid.amount > 0 && !isOver(stage) && (
            <span className="caption muted num">{text('paidOf', { paid: write.money(paid) })}</span>
          )}
        </span>
      </a>
    </Row>
  );
}
