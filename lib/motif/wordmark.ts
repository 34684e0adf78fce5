/**
 * The brand as one line of drawing, in a view box of 110 × 40 at a stroke of 3.3. y² = x²(x + 1) is a cubic in its
 * parameter, so one Bézier curve draws the loop, the crossing and both arms.
 */
export const WORDMARK = {
  alpha: 'M24.07 7.74C-5.36 68.45-5.36-28.45 24.07 32.26',
  stems: 'M33.6 2v28M43.2 10v28M69 2v28M69 19.2a7.5 7.5 0 0 1 15 0V30M107.8 10v20',
  /** Middles of the two bowls. */
  bowls: [51.5, 99.5],
} as const;
