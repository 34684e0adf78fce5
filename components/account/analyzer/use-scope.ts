import { useFormat } from '#components/providers/use-format.ts';
import { pathOfAddress } from '#lib/analyses/shown-address.ts';
import type { Analysis } from '#lib/contract/analyses.ts';
import { useAnalyzerText } from './use-analyzer-text.ts';

/** A path keeps its direction inside a line that runs the other way (Unicode isolates). */
const leftToRight = (word: string): string => `\u2066${word}\u2069`;

/** Says what a run was asked to read: one page or so many, and from where when that is not the start of the site. */
export function useScope(): (run: Pick<Analysis, 'url' | 'pageLimit'>) => string {
  const { text } = useAnalyzerText();
  const { number } = useFormat();
  return ({ url, pageLimit }) => {
    const pages = pageLimit === 1 ? text('onePage') : text('wholeSite', { number: number(pageLimit) });
    const path = pathOfAddress(url);
    return path ? `${leftToRight(path)} · ${pages}` : pages;
  };
}
