import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STAGES, ORDER_STEPS, type OrderStage, type OrderStep } from '#lib/contract/orders.ts';
import { DAY } from '#server/clock.ts';
import { dueAfter } from '#server/modules/orders/due-date.ts';
import { nextActor, stageAfter, stagesOf, stepsOf } from '#server/modules/orders/stages.ts';

const plus = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY);

/** Money moves no stage of an order under way, and may come after its end. */
const MONEY: readonly OrderStep[] = ['ask_payment', 'pay'];

const SIDES = ['customer', 'agency', 'service'] as const;
const walk = fc.array(fc.tuple(fc.constantFrom(...ORDER_STEPS), fc.constantFrom(...SIDES)), { maxLength: 60 });
const begin = fc.constantFrom<OrderStage>('requested', 'chat_opened');

describe('stages of an order', () => {
  it('end where nobody has to do anything, and nowhere else', () => {
    for (const stage of ORDER_STAGES) {
      const open = SIDES.flatMap((side) => stepsOf(stage, side)).filter((step) => !MONEY.includes(step));
      expect(open.length === 0).toBe(nextActor(stage) === null);
    }
    expect(stagesOf(null)).toEqual(['accepted', 'cancelled']);
  });

  it('let whoever is next do something', () => {
    for (const stage of ORDER_STAGES) {
      const next = nextActor(stage);
      const steps = next ? stepsOf(stage, next) : ['-'];
      // Money is the service's step: the customer pays, and the gateway tells.
      expect([...steps, ...stepsOf(stage, 'service')].length).toBeGreaterThan(0);
    }
  });

  it('can all be reached', () => {
    const seen = new Set<OrderStage>(['requested', 'chat_opened']);
    for (const stage of seen)
      for (const side of SIDES)
        for (const step of stepsOf(stage, side)) seen.add(stageAfter(stage, step, side) ?? stage);
    expect([...seen].toSorted()).toEqual([...ORDER_STAGES].toSorted());
  });

  it('are left by no walk, and the ends never', () => {
    fc.assert(
      fc.property(begin, walk, (first, steps) => {
        let stage = first;
        for (const [step, side] of steps) {
          const next = stageAfter(stage, step, side);
          expect(next === undefined || next === stage || nextActor(stage) !== null).toBe(true);
          stage = next ?? stage;
        }
        expect(ORDER_STAGES).toContain(stage);
      }),
    );
  });

  it('take money for work that began without it, where the order stands', () => {
    for (const stage of ['in_progress', 'waiting_for_customer', 'delivered', 'accepted'] as const) {
      expect(stageAfter(stage, 'ask_payment', 'agency')).toBe(stage);
      expect(stageAfter(stage, 'pay', 'service')).toBe(stage);
    }
  });

  it('never let a customer call an order paid or done by the agency', () => {
    for (const stage of ORDER_STAGES)
      for (const step of ['pay', 'confirm', 'ask_payment', 'start', 'deliver', 'ask_customer'] as const)
        expect(stageAfter(stage, step, 'customer')).toBeUndefined();
  });
});

describe('the due date', () => {
  const start = new Date('2026-01-01T00:00:00Z');
  it('moves by exactly the time that was the customer’s', () => {
    const turns = fc.array(fc.tuple(fc.constantFrom(...ORDER_STAGES.slice(0, 8)), fc.nat({ max: 20 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(turns, (stages) => {
        let now = start;
        let due = dueAfter({ due_at: plus(start, 30), paused_at: null }, 'in_progress', now);
        let waited = 0;
        for (const [stage, days] of stages) {
          due = dueAfter(due, stage, now);
          if (nextActor(stage) === 'customer') waited += days;
          now = plus(now, days);
        }
        due = dueAfter(due, 'in_progress', now);
        expect(due).toEqual({ due_at: plus(start, 30 + waited), paused_at: null });
      }),
    );
  });

  it.each(['accepted', 'cancelled'] as const)('stays where it was when the order is %s', (stage) => {
    const paused = { due_at: plus(start, 30), paused_at: start };
    expect(dueAfter(paused, stage, plus(start, 9))).toEqual({ due_at: plus(start, 30), paused_at: null });
  });

  it('is none where none was agreed', () => {
    expect(dueAfter({ due_at: null, paused_at: null }, 'waiting_for_customer', start)).toEqual({
      due_at: null,
      paused_at: null,
    });
  });
});
