import { expect, it } from 'vitest';
import { type Listed, withNewest, withOlder } from '#components/account/notifications/listed.ts';
import type { Notification } from '#lib/contract/notifications.ts';

const item = (id: string): Notification => ({
  id,
  event: 'ticket',
  data: {},
  createdAt: '2026-11-01T10:00:00.000Z',
  readAt: null,
});
const list = (ids: string, nextCursor: string | null): Listed => ({
  state: 'ready',
  items: [...ids].map(item),
  nextCursor,
});
const shown = ({ items, nextCursor }: Listed) => [items.map(({ id }) => id).join(''), nextCursor];

it('lays the newest page over what has been read', () => {
  expect(shown(withNewest(list('edcba', 'a'), list('fed', 'd')))).toEqual(['fedcba', 'a']);
  expect(shown(withNewest(list('ed', null), list('fed', 'd')))).toEqual(['fed', 'd']);
  expect(shown(withNewest(list('', null), list('fe', 'e')))).toEqual(['fe', 'e']);
});

it('keeps the page alone where it does not meet the list: between the two there is more', () => {
  expect(shown(withNewest(list('cba', 'a'), list('zyx', 'x')))).toEqual(['zyx', 'x']);
});

it('leaves in its place what was read meanwhile under the filter for unread ones', () => {
  expect(shown(withNewest(list('cba', null), list('ca', null)))).toEqual(['cba', null]);
});

it('adds an older page to the list it was asked for', () => {
  expect(shown(withOlder(list('dc', 'c'), 'c', list('ba', null)))).toEqual(['dcba', null]);
  expect(shown(withOlder(list('zy', 'y'), 'c', list('ba', null)))).toEqual(['zy', 'y']);
});
