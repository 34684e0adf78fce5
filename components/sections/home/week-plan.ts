/** Weeks on the axis of the week plan. */
export const WEEKS = 12;

export interface PhaseWeeks {
  /** First week, from 1. */
  readonly from: number;
  /** The week after the last one. */
  readonly to: number;
  /** The customer signs off at its end. */
  readonly signed: boolean;
  /** Goes on after the axis ends. */
  readonly open: boolean;
}

const phase = (from: number, last: number, flags: Partial<Pick<PhaseWeeks, 'signed' | 'open'>> = {}): PhaseWeeks => ({
  from,
  to: last + 1,
  signed: false,
  open: false,
  ...flags,
});

/** When the phases of `method.phases` run, in the same order. Their names and results are content. */
export const PHASE_WEEKS: readonly PhaseWeeks[] = [
  phase(1, 2, { signed: true }),
  phase(2, 4),
  phase(3, 6, { signed: true }),
  phase(5, 9),
  phase(9, 9, { signed: true }),
  phase(9, WEEKS, { open: true }),
];
