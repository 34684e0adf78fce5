import { expect, it } from 'vitest';
import { toldBy } from '#lib/notifications/told.ts';

it('words steps of orders and leads to the order', () => {
  const data = { step: 'deliver', stage: 'delivered', orderId: 'o1', reference: 'A-7KQ2-M4XT' };
  expect(toldBy({ event: 'order_waiting', data })).toEqual({ key: 'orderDelivered', page: 'profile-order', id: 'o1' });
  expect(toldBy({ event: 'payment', data: { ...data, step: 'pay' } }).key).toBe('paymentArrived');
  expect(toldBy({ event: 'payment', data: { ...data, step: 'surplus' } }).key).toBe('paymentSurplus');
  expect(toldBy({ event: 'order_moved', data: { ...data, step: 'due' } }).key).toBe('orderDue');
});

it('words what happens to the account, and nothing a stranger may have written', () => {
  expect(toldBy({ event: 'security', data: { kind: 'new-device' } })).toMatchObject({
    key: 'newDevice',
    page: 'profile-account-settings',
  });
  expect(toldBy({ event: 'security', data: { kind: 'constructor' } }).key).toBeUndefined();
  expect(toldBy({ event: 'news' as never, data: {} })).toEqual({ key: undefined, page: undefined, id: undefined });
});

it('leads from tickets to the ticket, from live conversations to theirs', () => {
  const data = { kind: 'answer', ticketId: 't1', reference: 'T-318', thread: 'ticket' };
  expect(toldBy({ event: 'ticket', data })).toEqual({ key: 'ticketAnswered', page: 'profile-ticket', id: 't1' });
  expect(toldBy({ event: 'ticket', data: { ...data, thread: 'live' } }).page).toBe('dashboard-ticket');
});

it('words the drop of a score and leads to its report', () => {
  const data = { analysisId: 'a1', site: 'lamps.test', from: '82', to: '77' };
  expect(toldBy({ event: 'analysis', data })).toEqual({ key: 'analysisDropped', page: 'profile-analyzer', id: 'a1' });
});
