import type { OrderActor, OrderStage, OrderStep } from '#lib/contract/orders.ts';

interface Move {
  readonly from: readonly OrderStage[];
  readonly step: OrderStep;
  readonly by: readonly OrderActor[];
  readonly to: OrderStage;
}

/** The work has begun, paid or not. */
const WORK_STAGES = ['in_progress', 'waiting_for_customer', 'delivered', 'accepted'] as const;

/** Every step an order can take. What is not here cannot happen. */
const MOVES: readonly Move[] = [
  { from: ['chat_opened'], step: 'send', by: ['customer'], to: 'requested' },
  { from: ['requested', 'chat_opened'], step: 'confirm', by: ['agency'], to: 'confirmed' },
  { from: ['confirmed'], step: 'ask_payment', by: ['agency'], to: 'awaiting_payment' },
  { from: ['awaiting_payment'], step: 'pay', by: ['service'], to: 'paid' },
  // Also without a payment: some pay by transfer, or after the work.
  { from: ['confirmed', 'paid'], step: 'start', by: ['agency'], to: 'in_progress' },
  { from: ['in_progress'], step: 'ask_customer', by: ['agency'], to: 'waiting_for_customer' },
  { from: ['waiting_for_customer'], step: 'approve', by: ['customer'], to: 'in_progress' },
  { from: ['waiting_for_customer', 'delivered'], step: 'ask_changes', by: ['customer'], to: 'in_progress' },
  { from: ['in_progress'], step: 'deliver', by: ['agency'], to: 'delivered' },
  { from: ['delivered'], step: 'approve', by: ['customer'], to: 'accepted' },
  // Until it is paid, either side may leave; afterwards the agency, who gives the money back.
  {
    from: ['requested', 'chat_opened', 'confirmed', 'awaiting_payment'],
    step: 'cancel',
    by: ['customer', 'agency'],
    to: 'cancelled',
  },
  {
    from: ['paid', 'in_progress', 'waiting_for_customer', 'delivered'],
    step: 'cancel',
    by: ['agency'],
    to: 'cancelled',
  },
  // Money that was not asked for before the work stands beside it: it moves no stage, and may come after the end.
  ...WORK_STAGES.flatMap((stage): Move[] => [
    { from: [stage], step: 'ask_payment', by: ['agency'], to: stage },
    { from: [stage], step: 'pay', by: ['service'], to: stage },
  ]),
];

/** Where a step leads; `undefined` when it cannot be taken now, or not by this side. */
export function stageAfter(stage: OrderStage, step: OrderStep, by: OrderActor): OrderStage | undefined {
  return MOVES.find((move) => move.from.includes(stage) && move.step === step && move.by.includes(by))?.to;
}

/** Steps that a side may take now. */
export const stepsOf = (stage: OrderStage, by: OrderActor): OrderStep[] =>
  MOVES.filter((move) => move.from.includes(stage) && move.by.includes(by)).map(({ step }) => step);

const NEXT: Readonly<Record<OrderStage, 'customer' | 'agency' | null>> = {
  requested: 'agency',
  chat_opened: 'customer',
  confirmed: 'agency',
  awaiting_payment: 'customer',
  paid: 'agency',
  in_progress: 'agency',
  waiting_for_customer: 'customer',
  delivered: 'customer',
  accepted: null,
  cancelled: null,
};

/** Who has to do the next thing; `null` at an end. */
export const nextActor = (stage: OrderStage): 'customer' | 'agency' | null => NEXT[stage];

/** Stages whose next step is a side's; `null` for the ends. */
export const stagesOf = (actor: 'customer' | 'agency' | null): OrderStage[] =>
  (Object.keys(NEXT) as OrderStage[]).filter((stage) => NEXT[stage] === actor); // the keys of the literal above
