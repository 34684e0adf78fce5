import type { Measure } from '#tests/bench/measure.ts';

/** What a person may ask of a fault; each has its own usual values. */
export interface FaultOptions {
  readonly rounds: number | undefined;
  readonly seconds: number | undefined;
  readonly database: 'embedded' | 'postgres';
}

/** Something that goes wrong on purpose, and what has to hold all the same. */
export interface Fault {
  readonly name: string;
  /** One line, with its number in the plan. */
  readonly what: string;
  run(options: FaultOptions): Promise<Measure[]>;
}

const zero = { limit: 0, shown: '0', keeps: 'atMost' } as const;

/** A count that has to be nothing. */
export const none = (what: string, value: number): Measure => ({ what, value, shown: String(value), budget: zero });

export const counted = (what: string, value: number): Measure => ({ what, value, shown: String(value) });

/** Seconds that a thing may take at most. */
export const within = (what: string, milliseconds: number, limit: number): Measure => ({
  what,
  value: milliseconds,
  shown: `${(milliseconds / 1000).toFixed(2)} s`,
  budget: { limit, shown: `≤ ${limit / 1000} s`, keeps: 'atMost' },
});

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
