import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import type { DeskOrder } from '#lib/contract/order-calls.ts';
import { Lines } from '../desk-look.ts';

type Event = DeskOrder['history'][number];

/** What happened to an order, oldest first: where each step led, dates that were agreed, who and when. */
export function EventList({ history }: { readonly history: readonly Event[] }) {
  const text = useText('desk');
  const { moment, longDay } = useFormat();
  const dueText = (iso: string | null) => (iso ? text('step_due', { date: longDay(iso) }) : text('step_due_none'));
  const wordsOf = ({ step, stage, dueAt }: Event): string => {
    if (step === 'due') return dueText(dueAt);
    if (step === 'repay') return text('step_repaid');
    return [text(`stage_${stage}`), ...(dueAt ? [dueText(dueAt)] : [])].join(' · ');
  };
  return (
    <div>
      <h3 className="h6">{text('history')}</h3>
      <Lines>
        {history.map((event) => (
          <li key={event.id}>
            <span>
              {wordsOf(event)}
              {event.note && <>: {event.note}</>}
            </span>
            <span className="caption muted">
              <bdi>{event.name ?? text(`actor_${event.actor}`)}</bdi> · <bdi>{moment(event.at)}</bdi>
            </span>
          </li>
        ))}
      </Lines>
    </div>
  );
}
