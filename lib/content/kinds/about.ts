import * as z from 'zod';
import { SectionHead, SectionHeadWithLead, Seo, text } from '../fields.ts';
import { item } from '../parts.ts';

/** Content of the page about the agency: `locales/<lng>/pages/about-us.json`. */
export const AboutContent = z.strictObject({
  $schema: z.string().optional(),
  seo: Seo,
  hero: z.strictObject({
    title: z.array(text(26, 'One line of the title')).min(1).max(2),
    lead: text(280, 'What we are and how that helps the reader'),
    story: text(40, 'Link to the story of the agency'),
  }),
  facts: z.strictObject({
    services: text(54, 'After the number of services'),
    platforms: text(54, 'After the number of advertising platforms'),
    languages: text(54, 'After the number of languages'),
    plans: text(54, 'After the number of published plans'),
  }),
  habits: SectionHead.extend({
    items: z.array(item(40, 200, 'Habit').extend({ tag: text(44, 'Where the reader can check it') })).length(4),
  }),
  roles: SectionHeadWithLead.extend({
    items: z
      .array(item(30, 200, 'Role, never a name').extend({ tag: text(44, 'From when on it works with you') }))
      .length(5),
  }),
  limits: SectionHeadWithLead.extend({ items: z.array(item(44, 220, 'What we turn down')).length(4) }),
  mark: SectionHead.extend({ text: text(420, 'What the curve of the mark stands for') }),
});
export type AboutContent = z.infer<typeof AboutContent>;
