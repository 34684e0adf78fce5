import type * as z from 'zod';
import type { DeskOrder, Handed, stepOrderAtDesk } from '#lib/contract/order-calls.ts';
import { readAmount } from '#lib/format/amount.ts';

/** What a step of the agency asks for. */
export interface StepFields {
  /** As typed, in whole units of the currency. */
  readonly amount: string;
  readonly note: string;
  /** Of the bank. */
  readonly reference: string;
}

export type DeskStep = DeskOrder['deskSteps'][number];
type Body = z.input<(typeof stepOrderAtDesk)['body']>;

export const hasFiles = (step: DeskStep): boolean => step === 'ask_customer' || step === 'deliver';
/** Money that a person saw in the bank, or gave back. */
export const isOfMoney = (step: DeskStep): step is 'confirm_payment' | 'repay' =>
  step === 'confirm_payment' || step === 'repay';
export const hasAmount = (step: DeskStep, { amount }: DeskOrder): boolean => step === 'confirm' && amount === null;

/** What was typed as the amount, in minor units; `undefined` for nothing, or nothing that can be read. */
export function amountOf({ price }: DeskOrder, { amount }: StepFields): number | undefined {
  const typed = readAmount(amount);
  return typed === undefined ? undefined : Math.round(typed * (price.currency === 'IRT' ? 1 : 100));
}

/** Fields that a step cannot do without and that are empty. */
export function missingOf(order: DeskOrder, step: DeskStep, fields: StepFields): readonly (keyof StepFields)[] {
  if (step === 'cancel' && fields.note.trim() === '') return ['note'];
  if (isOfMoney(step) && fields.reference.trim() === '') return ['reference'];
  const isOpen = hasAmount(step, order) && order.price.to !== undefined;
  return isOpen && amountOf(order, fields) === undefined ? ['amount'] : [];
}

/** The body of the call for a step; what was left empty is not sent. */
export function stepBody(
  step: Exclude<DeskStep, 'confirm_payment' | 'repay'>,
  fields: StepFields,
  { amount, handed }: { readonly amount: number | undefined; readonly handed: Handed | undefined },
): Body {
  const words = fields.note.trim();
  const note = words ? { note: words } : {};
  const file = handed ? { deliverable: handed } : {};
  switch (step) {
    case 'confirm':
      return { step, ...note, ...(amount !== undefined && { amount }) };
    case 'cancel':
      return { step, note: words };
    case 'ask_customer':
    case 'deliver':
      return { step, ...note, ...file };
    default:
      return { step, ...note };
  }
}
