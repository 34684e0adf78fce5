import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import type { TicketContext } from '#lib/contract/tickets.ts';
import { usePlanName } from '../use-plan-name.ts';
import type { Surroundings } from './use-surroundings.ts';

/** Paths and ids keep their direction inside a sentence that runs the other way (Unicode isolates). */
const leftToRight = (word: string): string => `\u2066${word}\u2069`;

/** What may be sent along, as the service takes it; `undefined` where nothing is known. */
export function contextOf(surroundings: Surroundings | null): TicketContext | undefined {
  const { page, planId, score } = surroundings ?? {};
  const context = {
    ...(page && { page }),
    ...(planId && { planId }),
    ...(score !== undefined && { score }),
  };
  return Object.keys(context).length > 0 ? context : undefined;
}

/** The same, as the customer sees it before it is sent. */
export function useAlong(surroundings: Surroundings | null): string {
  const text = useText('support');
  const { number } = useFormat();
  const planName = usePlanName();
  const { page, planId, score } = surroundings ?? {};
  return [
    page && text('alongPage', { page: leftToRight(page) }),
    planId && text('alongPlan', { plan: planName(planId) }),
    score !== undefined && text('alongScore', { score: number(score) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
