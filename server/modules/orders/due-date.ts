import type { OrderStage } from '#lib/contract/orders.ts';
import { after } from '../../clock.ts';
import { nextActor } from './stages.ts';

export interface DueDate {
  readonly due_at: Date | null;
  readonly paused_at: Date | null;
}

/**
 * The due date when an order enters a stage: it stands still while the next step is the customer's, and moves on by that
 * time when the agency is to act again. At an end it stays where it was.
 */
export function dueAfter({ due_at, paused_at }: DueDate, stage: OrderStage, now: Date): DueDate {
  if (!due_at) return { due_at, paused_at: null };
  const next = nextActor(stage);
  if (next === null) return { due_at, paused_at: null };
  if (next === 'customer') return { due_at, paused_at: paused_at ?? now };
  if (!paused_at) return { due_at, paused_at };
  return { due_at: after(due_at, now.getTime() - paused_at.getTime()), paused_at: null };
}
