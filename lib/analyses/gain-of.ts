import type { Finding } from '../contract/analyses.ts';

/**
 * What mending a finding brings for its work: the weight it loses on a page, on how many pages, how easily. Reports from
 * before `loss` was kept know the mean over all pages only.
 */
export const gainOf = ({
  weight,
  loss,
  score,
  pages,
  ease,
}: Pick<Finding, 'weight' | 'loss' | 'score' | 'pages' | 'ease'>): number =>
  weight * (loss ?? 1 - (score ?? 1)) * Math.max(1, pages) * ease;
