import { siteCheck } from '../../check.ts';
import { notApplicable, notMeasured, pass, seenAddress, warn } from '../../outcome.ts';

const WIDTH = 1200;
const HEIGHT = 630;

export const check = siteCheck({
  id: 'share-image',
  category: 'content',
  weight: 1,
  ease: 2,
  isOfStart: true,
  source: 'own',
  run: ({ probes: { shareImage } }) => {
    if (!shareImage) return notApplicable;
    const { size, status, url } = shareImage;
    if (status === 200 && size === null) return notMeasured; // of a form that does not tell its size
    const isLarge = size !== null && size[0] >= WIDTH && size[1] >= HEIGHT;
    return status === 200 && isLarge ? pass() : warn([seenAddress(`${status} ${url} ${size?.join('×') ?? ''}`)]);
  },
});
