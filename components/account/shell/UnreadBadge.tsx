'use client';

import { useFormat } from '#components/providers/use-format.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Badge } from './account-frame.ts';

/** How many notifications are unread, beside their entry of the navigation. */
export function UnreadBadge() {
  const unread = useAppSelector((state) => state.unread) ?? 0;
  const { number } = useFormat();
  return unread > 0 && <Badge className="num">{number(unread)}</Badge>;
}
