import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Icon } from '#components/ui/Icon.tsx';
import { cssVar } from '#lib/theme/variable.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { followUnread } from '#store/notifications/follow.ts';
import { Badge } from './account-frame.ts';

const Bell = styled('a')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: `1px solid ${cssVar('palette-divider')}`,
  borderRadius: cssVar('shape-borderRadius'),
  '&:hover': { backgroundColor: cssVar('palette-surface-sunken') },
  '& > span': { position: 'absolute', insetBlockStart: '-.5rem', insetInlineEnd: '-.5rem' },
});

/** The way to the notifications with how many are unread, as soon as the service knows of another. */
export function NotificationBell({ href }: { readonly href: string }) {
  const unread = useAppSelector((state) => state.unread) ?? 0;
  const isKnown = useAppSelector(({ user, session }) => user !== null && session === 'known');
  const dispatch = useAppDispatch();
  const text = useText('account');
  const { number } = useFormat();
  useEffect(() => (isKnown ? dispatch(followUnread()) : undefined), [isKnown, dispatch]);
  return (
    <>
      <Bell
        href={href}
        aria-label={`${text('bell')}${unread > 0 ? `, ${text('unread', { count: number(unread) })}` : ''}`}
      >
        <Icon name="bell" />
        {unread > 0 && <Badge aria-hidden="true">{number(unread)}</Badge>}
      </Bell>
      <span className="vh" role="status">
        {unread > 0 && text('unread', { count: number(unread) })}
      </span>
    </>
  );
}
