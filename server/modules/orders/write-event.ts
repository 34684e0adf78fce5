import { randomUUIDv7 } from 'node:crypto';
import type { OrderActor, OrderEventKind, OrderStage } from '#lib/contract/orders.ts';
import type { Tx } from '../../db/database.ts';
import type { SignedIn } from '../../http/signed-in.ts';

/** Who takes a step: a side, and the person where there is one. */
export interface Actor {
  readonly side: OrderActor;
  readonly name: string | null;
}

export const SERVICE: Actor = { side: 'service', name: null };

/** A person with the name it has now; the history keeps that. */
export const actorOf = (side: OrderActor, { firstName, lastName }: SignedIn): Actor => ({
  side,
  name: [firstName, lastName].filter(Boolean).join(' ') || null,
});

interface Event {
  readonly orderId: string;
  readonly step: OrderEventKind;
  readonly stage: OrderStage;
  readonly actor: Actor;
  readonly note: string | null;
  /** The due date that was agreed with it. */
  readonly dueAt?: Date | null | undefined;
}

/** Adds a line to the history of an order. */
export async function writeEvent(tx: Tx, event: Event, now: Date): Promise<void> {
  const { orderId, step, stage, actor, note, dueAt = null } = event;
  await tx
    .insertInto('order_events')
    .values({
      id: randomUUIDv7(),
      order_id: orderId,
      at: now,
      step,
      stage,
      actor: actor.side,
      name: actor.name,
      note,
      due_at: dueAt,
    })
    .execute();
}
