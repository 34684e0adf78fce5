import { crawlCheck } from '../../check.ts';
import { notMeasured, seenText, share } from '../../outcome.ts';

export const check = crawlCheck({
  id: 'title-unique',
  category: 'content',
  weight: 4,
  ease: 2,
  source: 'SiteOne, SEOnaut',
  run: ({ pages, isCrawl }) => {
    const titled = pages.filter(({ title, status }) => title !== null && status === 200);
    if (!isCrawl || titled.length < 2) return notMeasured;
    const repeated = titled.filter((page) => titled.some((other) => other !== page && other.title === page.title));
    return share(
      titled.length,
      repeated.map(({ title, url }) => ({ ...seenText(title ?? ''), page: url })),
    );
  },
});
