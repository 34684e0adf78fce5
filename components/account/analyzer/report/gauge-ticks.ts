const TICKS = 60;
/** The circle is open at the bottom: it begins at the lower left and goes round by the top. */
const FIRST = 135;
const SWEEP = 270;
const CENTRE = 50;
const INNER = 42.5;
const OUTER = 48;

const point = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
};

const tick = (at: number): string => {
  const degrees = FIRST + (SWEEP * at) / (TICKS - 1);
  return `M${point(INNER, degrees)}L${point(OUTER, degrees)}`;
};

const ALL = Array.from({ length: TICKS }, (_, at) => tick(at));

/** Ticks of a gauge in a box of 100 × 100, as two paths: those a score fills, and the rest. */
export function gaugeTicks(score: number | null): { readonly on: string; readonly off: string } {
  const filled = Math.round((TICKS * (score ?? 0)) / 100);
  return { on: ALL.slice(0, filled).join(''), off: ALL.slice(filled).join('') };
}
