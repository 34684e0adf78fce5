import * as z from 'zod';
import { SectionHead, SectionHeadWithLead, Seo, text } from '../fields.ts';
import { ConsultationCall, Fact, item, Questions } from '../parts.ts';

/** One line of the ledger: something the customer receives and can open. */
const Deliverable = item(30, 200, 'Deliverable').extend({ tag: text(44, 'Its form: a file, a link, a document') });

/** One measurement of the anatomy: what is measured and the limit that stands in the contract. */
const Measure = item(24, 120, 'Measurement').extend({ value: text(20, 'The limit') });

const Phase = item(30, 200, 'Phase').extend({
  /** First and last week of the phase, counted from 1; `null` means it goes on. The same in every language. */
  from: z.int().min(1).max(24),
  to: z.int().min(1).max(24).nullable(),
  result: text(38, 'What the customer can open, read or click at its end'),
  /** The customer signs off at its end. */
  signOff: z.boolean(),
});

/** Content of a service page: `locales/<lng>/pages/<service>.json`. */
export const ServiceContent = z.strictObject({
  $schema: z.string().optional(),
  seo: Seo,
  hero: z.strictObject({
    title: z.array(text(26, 'One line of the title')).min(1).max(2),
    lead: text(280, 'The reader’s problem with this thing, and what we do about it'),
    plans: text(34, 'Link to the plans, with {{price}} where the service has a lowest price'),
  }),
  facts: z.array(Fact).length(4),
  audience: SectionHeadWithLead.extend({
    fits: z
      .array(item(44, 220, 'Whom it suits'))
      .min(3)
      .max(4),
    unfit: text(280, 'Whom it does not suit, said plainly'),
  }),
  receive: SectionHeadWithLead.extend({ items: z.array(Deliverable).min(5).max(7) }),
  anatomy: SectionHeadWithLead.extend({
    alt: text(160, 'What the drawing shows'),
    items: z.array(Measure).length(6),
  }),
  process: SectionHeadWithLead.extend({ phases: z.array(Phase).min(4).max(7) }),
  technology: SectionHeadWithLead.extend({
    items: z
      .array(item(32, 190, 'Technology'))
      .min(3)
      .max(5),
  }),
  plans: SectionHeadWithLead,
  questions: Questions.extend({ items: Questions.shape.items.min(6) }),
  related: SectionHead,
  consultation: ConsultationCall,
});
export type ServiceContent = z.infer<typeof ServiceContent>;
