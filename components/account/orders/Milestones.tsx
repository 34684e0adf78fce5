import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import type { Order } from '#lib/contract/orders.ts';
import { MILESTONES, type Milestone, placeOf } from '../stage-place.ts';
import { Way } from './milestones-look.ts';
import { useActorName } from './use-actor-name.ts';

type Event = Order['history'][number];

/** The event with which a milestone was reached; work may begin before it is paid, and money then moves no stage. */
const reachedWith = (history: Order['history'], milestone: Milestone): Event | undefined =>
  history.find(
    ({ stage, step }) => stage === milestone || (milestone === 'paid' && step === 'pay' && stage !== 'cancelled'),
  );

function partOf(order: Order, at: number, isReached: boolean): string | undefined {
  const place = placeOf(order.stage);
  if (order.stage !== 'cancelled' && at === place) return order.next === 'customer' ? 'you' : 'us';
  return isReached && (order.stage === 'cancelled' || at < place) ? 'done' : undefined;
}

/** The way of an order: what is done, by whom and when, and what stands open. */
export function Milestones({ order }: { readonly order: Order }) {
  const text = useText('orders');
  const { moment } = useFormat();
  const nameOf = useActorName();
  return (
    <Way aria-label={text('stage')}>
      {MILESTONES.map((milestone, at) => {
        const event = reachedWith(order.history, milestone);
        const part = partOf(order, at, event !== undefined);
        const isNow = part === 'you' || part === 'us';
        return (
          <li key={milestone} data-part={part} aria-current={isNow ? 'step' : undefined}>
            <span className="h6">{text(`stage_${milestone}`)}</span>
            {part === 'done' && event && (
              <>
                <span className="caption">{nameOf(event)}</span>
                <time className="caption muted num" dateTime={event.at}>
                  {moment(event.at)}
                </time>
              </>
            )}
            {isNow && <span className="caption">{text(`stage_${order.stage}`)}</span>}
          </li>
        );
      })}
    </Way>
  );
}
