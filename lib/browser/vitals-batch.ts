import type { VitalsBody } from '#lib/contract/vitals.ts';
import type { Measured } from './measures.ts';

type Sample = VitalsBody['samples'][number];

/** CLS is read to four decimals, milliseconds never as fine. */
const PRECISION = 10_000;

/** Collects measures until the visitor leaves, each with its last value, and hands each out once. */
export function vitalsBatch() {
  const waiting = new Map<Sample['name'], Measured>();
  const taken = new Set<string>();
  return {
    add(measured: Measured): void {
      if (!taken.has(measured.id)) waiting.set(measured.name, measured);
    },
    take(): Sample[] {
      const samples = [...waiting.values()];
      waiting.clear();
      for (const { id } of samples) taken.add(id);
      return samples.map(({ name, value }) => ({ name, value: Math.round(value * PRECISION) / PRECISION }));
    },
  };
}
