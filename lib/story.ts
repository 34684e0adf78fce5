/** The stops of the story along the curve: the year, and the curve's parameter (`lib/motif/story-curve.ts`). */
export const STORY_STOPS = [
  { year: 1, at: 1.42 },
  { year: 2, at: 1.2 },
  { year: 3, at: 0.62 },
  { year: 4, at: -0.06 },
  { year: 6, at: -0.66 },
  { year: 8, at: -1.2 },
  { year: 9, at: -1.42 },
] as const;
