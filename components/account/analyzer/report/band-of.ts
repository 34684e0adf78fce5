export type Band = 'good' | 'fair' | 'poor';

/** 90 and more is good, less than 50 poor (rules of the score). */
export function bandOf(score: number): Band {
  if (score >= 90) return 'good';
  return score >= 50 ? 'fair' : 'poor';
}
