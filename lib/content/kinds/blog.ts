import * as z from 'zod';
import { SectionHead, Seo, text } from '../fields.ts';
import { ConsultationCall } from '../parts.ts';

/** Content of the blog: `locales/<lng>/pages/blog.json`. What all articles say around their own text stands here too. */
export const BlogContent = z.strictObject({
  $schema: z.string().optional(),
  seo: Seo,
  hero: z.strictObject({
    title: z.array(text(22, 'One line of the title')).min(1).max(2),
    lead: text(240, 'Whom the articles are for, and what each of them does'),
  }),
  /** The section of the home page that leads here. */
  teaser: SectionHead.extend({ all: text(26, 'Link to the list of all articles') }),
  article: z.strictObject({
    comments: SectionHead.extend({
      empty: text(120, 'Shown while no comment is approved: invites the first'),
    }),
    related: SectionHead,
    services: SectionHead,
    consultation: ConsultationCall,
  }),
  consultation: ConsultationCall,
});
export type BlogContent = z.infer<typeof BlogContent>;
