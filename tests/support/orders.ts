import { setRole } from '#server/modules/account/set-role.ts';
import { signUp } from './customer.ts';
import type { TestApp } from './test-app.ts';
import type { TestVisitor } from './test-visitor.ts';

/** The parts of an order that tests look at. */
export interface SeenOrder {
  readonly id: string;
  readonly reference: string;
  readonly stage: string;
  readonly next: string | null;
  readonly amount: { amount: number; currency: string } | null;
  readonly paid: { amount: number; currency: string };
  readonly dueAt: string | null;
  readonly pausedAt: string | null;
  readonly steps: readonly string[];
  readonly history: readonly {
    step: string;
    stage: string;
    actor: string;
    name: string | null;
    note: string | null;
    dueAt: string | null;
  }[];
  readonly deliverables: readonly { title: string; state: string }[];
  readonly payments: readonly { amount: { amount: number }; reference: string; isTest: boolean }[];
}

/** Somebody who works at the desk. */
export async function signUpStaff(t: TestApp): Promise<TestVisitor> {
  const { visitor, phone } = await signUp(t);
  await setRole(t.database.db, phone, 'staff', t.clock.read());
  return visitor;
}

export const placeOrder = async (visitor: TestVisitor, changes: object = {}): Promise<SeenOrder> =>
  (await visitor.post('orders', { planId: 'web-economy', currency: 'USD', channel: 'site', ...changes })).json();

export const step = (visitor: TestVisitor, id: string, body: object) => visitor.post(`orders/${id}/steps`, body);

export const deskStep = (staff: TestVisitor, id: string, body: object) => staff.post(`desk/orders/${id}/steps`, body);

/** An order that waits for its money. */
export async function orderToPay(visitor: TestVisitor, staff: TestVisitor, changes: object = {}): Promise<SeenOrder> {
  const { id } = await placeOrder(visitor, changes);
  await deskStep(staff, id, { step: 'confirm' });
  return (await deskStep(staff, id, { step: 'ask_payment' })).json();
}
