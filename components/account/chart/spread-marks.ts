/** Where marks may stand, top to bottom, and how far apart; pixels. */
export interface Room {
  readonly first: number;
  readonly last: number;
  readonly step: number;
}

/**
 * Moves marks of one column apart: the lowest stays where it is, each other one stands where it would, or as little higher
 * as it takes. A column that reaches the top is pushed down again; one with more marks than room is pressed together.
 * @returns their places, in the order given
 */
export function spreadMarks(places: readonly number[], { first, last, step }: Room): number[] {
  const most = places.length > 1 ? (last - first) / (places.length - 1) : step;
  const gap = Math.min(step, Math.max(0, most));
  // Of two at one place the one that comes first is the higher.
  const order = places.map((place, at) => ({ place, at })).toSorted((a, b) => b.place - a.place || b.at - a.at);
  const tops: number[] = [];
  let free = last;
  for (const { place, at } of order) {
    tops[at] = Math.min(place, free);
    free = tops[at] - gap;
  }
  let taken = first;
  for (const { at } of order.toReversed()) {
    tops[at] = Math.max(tops[at] ?? first, taken);
    taken = tops[at] + gap;
  }
  return tops;
}
