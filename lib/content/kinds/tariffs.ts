import * as z from 'zod';
import { SectionHeadWithLead, Seo, text } from '../fields.ts';
import { ConsultationCall, item, Questions } from '../parts.ts';

/** A cell of the comparison: words, or yes (`true`) and no (`false`). */
const Cell = z.union([z.boolean(), text(34, 'What the plan gives')]);

const Row = z.strictObject({ label: text(40, 'What is compared'), cells: z.tuple([Cell, Cell, Cell]) });

const Comparison = z
  .array(z.strictObject({ title: text(24, 'Group of rows'), rows: z.array(Row).min(2).max(6) }))
  .min(2)
  .max(5);

/** A kind of content that is priced after a consultation: text, visual, video. */
const ContentPlan = item(24, 200, 'Content plan').extend({
  features: z.array(text(64, 'What it includes')).min(3).max(5),
  basis: text(60, 'What the price depends on'),
});

/** Content of the price page: `locales/<lng>/pages/service-tariffs.json`. */
export const TariffsContent = z.strictObject({
  $schema: z.string().optional(),
  seo: Seo,
  hero: z.strictObject({
    title: z.array(text(22, 'One line of the title')).min(1).max(2),
    lead: text(280, 'What the visitor finds here, and what the prices include'),
  }),
  axis: text(160, 'Caption of the price axis'),
  advertising: SectionHeadWithLead.extend({
    tier: text(40, 'Each fee tier, with {{rate}}'),
    recharge: text(200, 'How the account is recharged at the current US dollar rate'),
    includes: z.array(text(70, 'What the fee includes')).min(4).max(6),
  }),
  content: SectionHeadWithLead.extend({ text: ContentPlan, visual: ContentPlan, video: ContentPlan }),
  comparison: SectionHeadWithLead.extend({
    yes: text(12, 'Read for a tick'),
    no: text(12, 'Read for a dash'),
    sale: Comparison,
    complete: Comparison,
    web: Comparison,
    seo: Comparison,
  }),
  ordering: SectionHeadWithLead.extend({
    steps: z.array(item(44, 170, 'Step of ordering')).length(4),
    sample: z.strictObject({
      note: text(70, 'Says that the conversation is a sample'),
      messages: z
        .array(
          z.strictObject({
            from: z.enum(['customer', 'agency']),
            text: text(200, 'Message; may use {{plan}} and {{price}}'),
          }),
        )
        .min(4)
        .max(6),
    }),
  }),
  questions: Questions.extend({ items: Questions.shape.items.min(6) }),
  consultation: ConsultationCall,
});
export type TariffsContent = z.infer<typeof TariffsContent>;
