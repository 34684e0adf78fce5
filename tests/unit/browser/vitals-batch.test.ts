import { describe, expect, it } from 'vitest';
import { vitalsBatch } from '#lib/browser/vitals-batch.ts';
import { VitalsBody } from '#lib/contract/vitals.ts';

describe('a batch of measures', () => {
  it('holds the last value of each, in the precision it is read', () => {
    const batch = vitalsBatch();
    batch.add({ name: 'CLS', value: 0.01, id: 'v-1' });
    batch.add({ name: 'LCP', value: 1234.567_89, id: 'v-2' });
    batch.add({ name: 'CLS', value: 0.023_456_7, id: 'v-1' });
    const samples = batch.take();
    expect(samples).toEqual([
      { name: 'CLS', value: 0.0235 },
      { name: 'LCP', value: 1234.5679 },
    ]);
    expect(VitalsBody.safeParse({ page: '/en', samples }).success).toBe(true);
  });

  it('hands a measure out once, although it may change when the visitor comes back', () => {
    const batch = vitalsBatch();
    batch.add({ name: 'INP', value: 40, id: 'v-1' });
    expect(batch.take()).toHaveLength(1);
    batch.add({ name: 'INP', value: 90, id: 'v-1' });
    expect(batch.take()).toEqual([]);
  });

  it('begins anew with a page that comes back from the page cache', () => {
    const batch = vitalsBatch();
    batch.add({ name: 'LCP', value: 900, id: 'v-1' });
    batch.take();
    batch.add({ name: 'LCP', value: 20, id: 'v-2' });
    expect(batch.take()).toEqual([{ name: 'LCP', value: 20 }]);
  });
});
