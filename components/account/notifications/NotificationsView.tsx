import { useRef, useState } from 'react';
import { useOnline } from '#components/islands/form/use-online.ts';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Segmented } from '#components/ui/Segmented.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { groupInOrder } from '#lib/group-in-order.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { useAppSelector } from '#store/hooks.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { useFigures } from '../use-figures.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { NotificationLine } from './NotificationLine.tsx';
import { Day, Parts, Tools } from './notifications-look.ts';
import { PushPanel } from './PushPanel.tsx';
import { useNotifications } from './use-notifications.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly brand: string;
}

/** What happened, by days, newest first; and whether this browser shows notices of its own. */
export function NotificationsView({ lng, brand }: Props) {
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  const [filter, setFilter] = useState<'all' | 'unread'>('all');
  const { state, items, nextCursor, isMoreBusy, reload, more, markRead } = useNotifications(filter);
  const unread = useAppSelector((store) => store.unread) ?? 0;
  const text = useText('notifications');
  const messages = useText('messages');
  const { number } = useFormat();
  const isOnline = useOnline();
  const { date } = useFigures(lng);
  const days = groupInOrder(items, ({ createdAt }) => date(new Date(createdAt)));
  return (
    <Parts ref={page} tabIndex={-1} data-focus-home="">
      {!isOnline && <Alert tone="warning" role="status" title={text('offline')} />}
      <Tools>
        <Segmented
          name="notifications"
          legend={text('show')}
          size="sm"
          options={[
            { id: 'all', label: text('all') },
            { id: 'unread', label: text('onlyUnread', { count: number(unread) }) },
          ]}
          selected={filter}
          onSelect={setFilter}
        />
        {unread > 0 && (
          <Button variant="line" size="sm" icon="check" onClick={() => void markRead()}>
            {text('readAll')}
          </Button>
        )}
      </Tools>
      {state === 'loading' && <Skeleton label={messages('loading')} rows={5} />}
      {state === 'failed' && <LoadFailed onRetry={reload} />}
      {state === 'ready' && items.length === 0 && (
        <EmptyState>{filter === 'unread' ? text('noUnread') : text('empty')}</EmptyState>
      )}
      {days.map(([day, lines]) => (
        <Day key={day} aria-label={day}>
          <h2 className="h6">{day}</h2>
          <ul>
            {lines.map((line) => (
              <NotificationLine key={line.id} {...{ lng, brand }} notification={line} onRead={markRead} />
            ))}
          </ul>
        </Day>
      ))}
      {nextCursor && (
        <div>
          <Button variant="line" size="md" loading={isMoreBusy} onClick={() => void more()}>
            {text('more')}
          </Button>
        </div>
      )}
      <PushPanel />
    </Parts>
  );
}
