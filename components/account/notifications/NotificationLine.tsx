import type { MouseEvent } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { Notification } from '#lib/contract/notifications.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { NOTICE_NUMBERS } from '#lib/notifications/notice-key.ts';
import { toldBy } from '#lib/notifications/told.ts';
import { builtPath, recordPath } from '#lib/pages/record-path.ts';
import { ABOUT, OPENS } from './notification-words.ts';
import { Acts, Dot, Line } from './notifications-look.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly brand: string;
  readonly notification: Notification;
  readonly onRead: (ids: readonly string[]) => Promise<void>;
}

/** Opened in another tab or window, the page stays, and with it the call. */
const leaves = (event: MouseEvent): boolean => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** One notification: what happened, when, and where it leads. */
export function NotificationLine({ lng, brand, notification, onRead }: Props) {
  const { id, event, data, createdAt, readAt } = notification;
  const text = useText('notifications');
  const notices = useText('notices');
  const { key, page, id: record } = toldBy(notification);
  const path = page && ((record && recordPath(page, lng, record)) ?? builtPath(page, lng));
  const { locale, number } = useFormat();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(createdAt));
  const isUnread = readAt === null;
  const numbers = (key ? (NOTICE_NUMBERS[key] ?? []) : []).map((name) => [name, number(Number(data[name]))]);
  const values = { brand, ...data, ...Object.fromEntries(numbers), device: data.device ?? notices('unknownDevice') };

  async function open(click: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (!isUnread) return;
    if (!leaves(click)) return void onRead([id]);
    click.preventDefault();
    const { href } = click.currentTarget;
    await onRead([id]);
    location.assign(href);
  }

  return (
    <Line tabIndex={-1} {...(isUnread && { 'data-unread': '' })}>
      <Dot aria-hidden="true" />
      <div>
        <p>
          {isUnread && <span className="vh">{text('unread')} </span>}
          <b>{key ? notices(key, values) : text(ABOUT[event])}</b>
        </p>
        <p className="caption muted">
          {text(event)} · <time dateTime={createdAt}>{time}</time>
        </p>
      </div>
      <Acts>
        {path && (
          <TextLink href={path} onClick={(click) => void open(click)}>
            {text(OPENS[page])}
          </TextLink>
        )}
        {isUnread && (
          <Button variant="quiet" size="sm" onClick={() => void onRead([id])}>
            {text('markRead')}
          </Button>
        )}
      </Acts>
    </Line>
  );
}
