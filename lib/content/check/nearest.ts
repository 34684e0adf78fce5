import { distance } from 'fastest-levenshtein';

/** Letters that may be wrong for a name to be taken for another: two, or a third of a long one. */
const allowed = (name: string): number => Math.max(2, Math.floor(name.length / 3));

/** What somebody meant who typed a name that does not exist, if anything is near. */
export function nearest(typed: string, names: Iterable<string>): string | undefined {
  const [best] = [...names]
    .map((name) => ({ name, far: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= allowed(typed) ? best.name : undefined;
}
