import * as z from 'zod';
import { SectionHead, SectionHeadWithLead, Seo, text } from '../fields.ts';
import { ConsultationCall, Fact, item, Questions } from '../parts.ts';

const Format = item(34, 190, 'Format').extend({
  size: text(48, 'Dimensions, length or count of characters'),
  best: text(48, 'What it is best for'),
});

/** How the platform counts what is paid for: CPC, CPM, CPV, CPI … */
const BuyingModel = z.strictObject({
  code: text(8, 'Abbreviation, the same in every language'),
  name: text(44, 'Written out'),
  text: text(160, 'When one pays, and for what'),
});

/** Content of an advertising page: `locales/<lng>/pages/<platform>.json`. */
export const AdvertisingContent = z.strictObject({
  $schema: z.string().optional(),
  seo: Seo,
  hero: z.strictObject({
    title: text(72, 'Title: a sentence about this platform'),
    lead: text(280, 'Who is there and in what mood; what we do there'),
  }),
  facts: z.array(Fact).length(4),
  fee: SectionHeadWithLead.extend({ paid: text(36, 'Line of the sum: what the platform receives') }),
  character: SectionHead.extend({
    good: z.strictObject({ title: text(40, 'Heading'), items: z.array(text(170, 'What it is good at')).min(3).max(4) }),
    bad: z.strictObject({ title: text(40, 'Heading'), items: z.array(text(170, 'What it is bad at')).min(2).max(4) }),
  }),
  formats: SectionHeadWithLead.extend({ items: z.array(Format).min(3).max(6) }),
  targeting: SectionHeadWithLead.extend({
    items: z
      .array(item(36, 170, 'Kind of targeting'))
      .min(3)
      .max(6),
  }),
  payment: SectionHeadWithLead.extend({ models: z.array(BuyingModel).min(1).max(4) }),
  start: SectionHead.extend({ items: z.array(text(150, 'What must be ready')).min(4).max(6) }),
  measure: SectionHeadWithLead.extend({
    items: z
      .array(item(34, 170, 'What we measure'))
      .min(3)
      .max(5),
  }),
  limits: SectionHeadWithLead.extend({
    items: z
      .array(item(36, 190, 'Policy limit'))
      .min(3)
      .max(5),
  }),
  example: SectionHead.extend({
    /** Monthly ad spend of the model in US dollars; the same in every language. */
    spend: z.int().min(200).max(20_000),
    text: text(620, 'A worked model, said to be one; may use {{spend}}, {{rate}}, {{fee}} and {{total}}'),
    steps: z.array(text(170, 'One step of the model')).min(3).max(4),
  }),
  week: SectionHead.extend({ days: z.array(item(20, 110, 'Day of the week')).length(5) }),
  questions: Questions,
  consultation: ConsultationCall,
});
export type AdvertisingContent = z.infer<typeof AdvertisingContent>;
