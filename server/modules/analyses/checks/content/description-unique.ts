import { crawlCheck } from '../../check.ts';
import { notMeasured, seenText, share } from '../../outcome.ts';

export const check = crawlCheck({
  id: 'description-unique',
  category: 'content',
  weight: 2,
  ease: 2,
  source: 'SiteOne, SEOnaut',
  run: ({ pages, isCrawl }) => {
    const described = pages.filter(({ description, status }) => description !== null && status === 200);
    if (!isCrawl || described.length < 2) return notMeasured;
    const repeated = described.filter((page) =>
      described.some((other) => other !== page && other.description === page.description),
    );
    return share(
      described.length,
      repeated.map(({ description, url }) => ({ ...seenText(description ?? ''), page: url })),
    );
  },
});
