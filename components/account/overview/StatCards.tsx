import type * as z from 'zod';
import { LoadFailed } from '#components/account/LoadFailed.tsx';
import type { Query } from '#components/account/use-query.ts';
import { useText } from '#components/providers/use-text.ts';
import type { readOverview } from '#lib/contract/stats.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { builtPath } from '#lib/pages/record-path.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useFigures } from '../use-figures.ts';
import { Stats } from './overview-look.ts';
import { StatCard } from './StatCard.tsx';
import { useOverviewText } from './use-overview.ts';

type Overview = z.output<(typeof readOverview)['reply']>;

interface Props {
  readonly lng: LanguageCode;
  readonly overview: Query<Overview>;
  readonly onRetry: () => void;
}

/** What is open and done on the list: on this page it is ahead of the service while there is no connection. */
function useTodoCounts(data: Overview | undefined): Overview['todos'] | undefined {
  const list = useAppSelector((state) => state.todos);
  if (list.status !== 'ready') return data?.todos;
  const completed = list.items.filter((item) => item.completed).length;
  return { open: list.items.length - completed, completed };
}

/** How much there is of everything; each figure leads to its list. */
export function StatCards({ lng, overview, onRetry }: Props) {
  const text = useOverviewText();
  const messages = useText('messages');
  const figures = useFigures(lng);
  const live = useAppSelector((state) => state.unread);
  const data = overview.state === 'ready' ? overview.data : undefined;
  const todos = useTodoCounts(data);
  if (overview.state === 'failed') return <LoadFailed onRetry={onRetry} />;
  const unread = live ?? data?.notifications.unread ?? 0;
  const { count } = figures;
  return (
    <Stats aria-label={text('overview')} aria-busy={!data}>
      <StatCard
        name={text('openOrders')}
        href={builtPath('profile-order', lng)}
        value={data && count(data.orders.open)}
        note={data && text('waiting', { count: count(data.orders.waitingForYou) })}
        loading={messages('loading')}
      />
      <StatCard
        name={text('openTickets')}
        href={builtPath('dashboard-ticket', lng)}
        value={data && count(data.tickets.open)}
        note={data && text('newAnswers', { count: count(data.tickets.answered) })}
        loading={messages('loading')}
      />
      <StatCard
        name={text('lastScore')}
        href={builtPath('profile-analyzer', lng)}
        value={data && (data.analyses.lastScore === null ? '–' : count(data.analyses.lastScore))}
        note={data && text('analyses', { count: count(data.analyses.done) })}
        loading={messages('loading')}
      />
      <StatCard
        name={text('openTodos')}
        href="#checklist"
        value={todos && count(todos.open)}
        note={todos && text('doneTodos', { count: count(todos.completed) })}
        loading={messages('loading')}
      />
      <StatCard
        name={text('notifications')}
        href={builtPath('profile-notifications', lng)}
        value={data && count(unread)}
        note={data && (unread > 0 ? text('unread') : text('allRead'))}
        loading={messages('loading')}
      />
    </Stats>
  );
}
