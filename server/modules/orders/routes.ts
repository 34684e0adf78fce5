import * as money from '#lib/contract/desk-payments.ts';
import * as calls from '#lib/contract/order-calls.ts';
import { DAY } from '../../clock.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { addFiles } from './add-files.ts';
import { changeDueDate } from './change-due-date.ts';
import { confirmPayment } from './confirm-payment.ts';
import { confirmRepayment } from './confirm-repayment.ts';
import { customerStep } from './customer-step.ts';
import { deskStep } from './desk-step.ts';
import { listAllOrders, listOrders } from './list-orders.ts';
import { placeOrder } from './place-order.ts';
import { findOrder, readDeskOrder, readOrder } from './read-order.ts';
import { showAtDesk } from './show-at-desk.ts';
import { actorOf } from './write-event.ts';

const ORDER_LIMITS: readonly Limit[] = [{ name: 'order-day', hits: 50, window: DAY }];

export function mountOrders(mount: Mount, { database: { db } }: Pick<ModuleDeps, 'database'>): void {
  mount(calls.listOrders, async ({ query, session }) => listOrders(db, session.userId, query));
  mount(calls.readOrder, async ({ params, session }) => readOrder(db, session.userId, params.id));
  mount(calls.placeOrder, async ({ body, session, now, commit }) =>
    commit(ORDER_LIMITS, async (tx) => {
      const id = await placeOrder(tx, session.userId, body, actorOf('customer', session), now);
      return readOrder(tx, session.userId, id);
    }),
  );
  mount(calls.reorder, async ({ params, session, now, commit }) =>
    commit(ORDER_LIMITS, async (tx) => {
      const { plan_id: planId, currency, note } = await findOrder(tx, session.userId, params.id);
      const again = { planId, currency, channel: 'site', ...(note !== null && { note }) } as const;
      const id = await placeOrder(tx, session.userId, again, actorOf('customer', session), now);
      return readOrder(tx, session.userId, id);
    }),
  );
  mount(calls.stepOrder, customerStep);
  mount(calls.addOrderFiles, addFiles);

  mount(calls.listOrdersAtDesk, async ({ query }) => listAllOrders(db, query));
  mount(calls.readOrderAtDesk, async ({ params }) => readDeskOrder(db, params.id));
  mount(calls.stepOrderAtDesk, deskStep);
  mount(calls.handOverAtDesk, showAtDesk);
  mount(calls.changeOrderAtDesk, changeDueDate);
  mount(money.confirmPayment, confirmPayment);
  mount(money.confirmRepayment, confirmRepayment);
}
