import type { Phase } from '#components/sections/WeekPlan.tsx';

type PhaseWeeks = Pick<Phase, 'from' | 'to' | 'signOff'>;

/** When the phases of `method.phases` run, in the same order. Their names and results are content. */
export const PHASE_WEEKS: readonly PhaseWeeks[] = [
  { from: 1, to: 2, signOff: true },
  { from: 2, to: 4, signOff: false },
  { from: 3, to: 6, signOff: true },
  { from: 5, to: 9, signOff: false },
  { from: 9, to: 9, signOff: true },
  { from: 9, to: null, signOff: false },
];
