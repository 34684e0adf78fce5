import type { VitalsBody } from '#lib/contract/vitals.ts';

/** What the measuring library says; a page that comes back from the page cache is measured anew, under new ids. */
export type Measured = VitalsBody['samples'][number] & { readonly id: string };

const EVENT = 'site:measure';

/** Tells the page's second script, from a script of its own, of a measure. */
export const reportMeasure = ({ id, name, value }: Measured): void =>
  void document.dispatchEvent(new CustomEvent<Measured>(EVENT, { detail: { id, name, value } }));

/** Hears of every measure that another script tells of. */
export const onMeasure = (hear: (measured: Measured) => void): void =>
  document.addEventListener(EVENT, (event) => hear((event as CustomEvent<Measured>).detail));
