import type { OrderStage } from '#lib/contract/orders.ts';

/** The way of every order, as its milestones name it. */
export const MILESTONES = ['requested', 'confirmed', 'paid', 'in_progress', 'delivered', 'accepted'] as const;
export type Milestone = (typeof MILESTONES)[number];

/** Milestones behind an order; the one at this place is under way. Work may begin before it is paid. */
const PLACES: Readonly<Record<OrderStage, number>> = {
  chat_opened: 0,
  requested: 1,
  confirmed: 2,
  awaiting_payment: 2,
  paid: 3,
  in_progress: 3,
  waiting_for_customer: 3,
  delivered: 5,
  accepted: 6,
  cancelled: 0,
};

export const placeOf = (stage: OrderStage): number => PLACES[stage];

/** Ends of the way: nobody has to do anything. */
export const isOver = (stage: OrderStage): stage is 'accepted' | 'cancelled' =>
  stage === 'accepted' || stage === 'cancelled';
