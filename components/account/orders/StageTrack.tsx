import type { OrderSummary } from '#lib/contract/orders.ts';
import { MILESTONES, placeOf } from '../stage-place.ts';
import { Track } from './orders-look.ts';

type Props = Pick<OrderSummary, 'stage' | 'next'>;

function partAt(at: number, { stage, next }: Props): string | undefined {
  const place = placeOf(stage);
  if (at < place) return 'done';
  return at === place ? (next === 'customer' ? 'you' : 'us') : undefined;
}

/** How far an order has come; the words beside it say the same. */
export function StageTrack(order: Props) {
  return (
    <Track aria-hidden="true">
      {MILESTONES.map((milestone, at) => (
        <span key={milestone} data-part={partAt(at, order)} />
      ))}
    </Track>
  );
}
