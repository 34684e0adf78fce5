import { pageCheck } from '../../check.ts';
import { between } from '../../outcome.ts';

const OK = { nodes: 1500, depth: 15 };
const BAD = { nodes: 3000, depth: 25 };

export const check = pageCheck({
  id: 'dom-size',
  category: 'performance',
  weight: 2,
  ease: 1,
  source: 'YellowLabTools',
  run: ({ $ }) => {
    const all = $('body *').toArray();
    const depths = new Map<object | null, number>();
    const deepest = all.reduce((most, element) => {
      const depth = (depths.get(element.parent) ?? 0) + 1;
      depths.set(element, depth);
      return Math.max(most, depth);
    }, 0);
    const size = between(all.length, OK.nodes, BAD.nodes);
    const depth = between(deepest, OK.depth, BAD.depth);
    return (size.score ?? 1) <= (depth.score ?? 1) ? size : depth;
  },
});
