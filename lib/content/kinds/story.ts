import * as z from 'zod';
import { SectionHead, Seo, text } from '../fields.ts';

/** One stop of the timeline; its year stands in `lib/story.ts`, the same in every language. */
const Stop = z.strictObject({
  title: text(40, 'Name of the stop'),
  text: text(220, 'The scene, in two or three sentences'),
  value: text(24, 'Figure of its rule: {{plans}}, {{languages}}, {{low}} and {{high}} (the fee) are filled in'),
  label: text(48, 'What the figure counts'),
});

/** Content of the story of the agency: `locales/<lng>/pages/story.json`. */
export const StoryContent = z.strictObject({
  $schema: z.string().optional(),
  seo: Seo,
  hero: z.strictObject({
    title: z.array(text(26, 'One line of the title')).min(1).max(2),
    lead: text(280, 'What the line stands for'),
    sample: text(160, 'Says that the story is a sample and the rules are not; dropped when the real one is told'),
  }),
  alt: text(100, 'What the drawn timeline shows'),
  year: text(20, 'A year of the story: {{year}} is its number'),
  head: SectionHead,
  stops: z.array(Stop).length(7),
  next: SectionHead.extend({ about: text(28, 'Link to the page about the agency') }),
});
export type StoryContent = z.infer<typeof StoryContent>;
