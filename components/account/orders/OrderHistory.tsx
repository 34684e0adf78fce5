import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import type { Order } from '#lib/contract/orders.ts';
import { Moments, RuledHead } from './order-look.ts';
import { useActorName } from './use-actor-name.ts';

/** Everything that happened, newest first, with who did it and what they wrote. */
export function OrderHistory({ history }: { readonly history: Order['history'] }) {
  const text = useText('orders');
  const { moment, longDay } = useFormat();
  const nameOf = useActorName();
  const dueText = (iso: string | null) => (iso ? text('step_due', { date: longDay(iso) }) : text('step_due_none'));
  return (
    <section aria-labelledby="history">
      <RuledHead>
        <h3 className="h5" id="history">
          {text('history')}
        </h3>
      </RuledHead>
      <Moments>
        {history.toReversed().map((event) => (
          <li key={event.id}>
            <time className="caption muted num" dateTime={event.at}>
              {moment(event.at)}
            </time>
            <div>
              <p>
                <b>{nameOf(event)}</b>{' '}
                <span>{event.step === 'due' ? dueText(event.dueAt) : text(`step_${event.step}`)}</span>
              </p>
              {event.step !== 'due' && event.dueAt && <p className="muted">{dueText(event.dueAt)}</p>}
              {event.note && (
                <blockquote>
                  <bdi>{event.note}</bdi>
                </blockquote>
              )}
            </div>
          </li>
        ))}
      </Moments>
    </section>
  );
}
