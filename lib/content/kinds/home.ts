import * as z from 'zod';
import { SectionHead, SectionHeadWithLead, Seo, text } from '../fields.ts';

const tagged = (note: string) =>
  z.strictObject({ value: text(14, `${note}: the figure`), label: text(44, `${note}: what it counts`) });

const phase = z.strictObject({
  name: text(28, 'Phase of the work'),
  result: text(34, 'What the customer can open, read or click at its end'),
});

const caption = z.strictObject({
  title: text(24, 'Part of the composition'),
  text: text(140, 'One checkable sentence'),
});

/** Content of the home page: `locales/<lng>/pages/home.json`. */
export const HomeContent = z.strictObject({
  $schema: z.string().optional(),
  seo: Seo,
  hero: z.strictObject({
    title: z.array(text(24, 'One line of the title')).min(1).max(3),
    lead: text(280, 'What the agency does, in two sentences'),
    book: text(30, 'Main button: books a consultation'),
    tariffs: text(26, 'Second link: prices'),
    orWrite: text(30, 'Before the two chat links'),
    start: text(14, 'Start of the time axis'),
    launch: text(14, 'Crossing of the curve'),
    end: text(14, 'End of the time axis'),
    model: text(60, 'Says that the curve is a model'),
    loop: tagged('Loop of the curve'),
    visits: tagged('Upper arm'),
    cost: tagged('Lower arm'),
  }),
  facts: z.strictObject({
    services: text(60, 'After the number of services'),
    platforms: text(60, 'After the number of platforms'),
    languages: text(60, 'After the number of languages'),
    smallest: text(60, 'After the smallest price'),
  }),
  services: SectionHeadWithLead.extend({
    study: text(24, 'Caption of a drawing, with {{number}}'),
    fee: text(32, 'Advertising fee, with {{from}} and {{to}}'),
  }),
  stage: SectionHeadWithLead.extend({
    alt: text(160, 'What the drawing shows'),
    site: caption,
    app: caption,
    report: caption,
    drawing: z.strictObject({
      brand: text(14, 'Name of the model shop'),
      menu: z.tuple([text(12, 'Menu'), text(12, 'Menu'), text(14, 'Menu')]),
      headline: z.tuple([text(14, 'First line'), text(16, 'Second line')]),
      line: text(34, 'What the shop sells'),
      button: text(24, 'Button'),
      products: z.array(text(16, 'Product')).length(4),
      room: text(18, 'Room in the app'),
      dimming: text(28, 'Under the room'),
      scenes: z.tuple([text(10, 'Scene'), text(10, 'Scene'), text(10, 'Scene')]),
      orders: text(26, 'Title of the report'),
      month: text(18, 'Under the number'),
    }),
  }),
  method: SectionHeadWithLead.extend({
    phases: z.array(phase).length(6),
  }),
  tariffs: SectionHeadWithLead.extend({
    axis: text(140, 'Caption of the price axis'),
    compare: text(30, 'Link to all plans'),
  }),
  advertising: z.strictObject({
    rail: text(30, 'Short name of the section'),
    title: z.array(text(40, 'One line of the title')).min(1).max(2),
    lead: text(240, 'How the account is recharged and what we do'),
    fee: text(20, 'Over the three fees'),
    upTo: text(36, 'First tier, with {{amount}}'),
    between: text(36, 'Second tier, with {{from}} and {{to}}'),
    above: text(36, 'Third tier, with {{amount}}'),
    workOut: text(28, 'Link to the fee calculator'),
  }),
  comments: SectionHead.extend({
    empty: text(120, 'Shown while no comment is approved: invites the first'),
  }),
  consultation: SectionHeadWithLead.extend({
    points: z.array(text(70, 'What the visitor gets')).length(3),
  }),
});
export type HomeContent = z.infer<typeof HomeContent>;
