import * as z from 'zod';
import { SectionHeadWithLead, Seo, text } from '../fields.ts';
import { item, Questions } from '../parts.ts';

/** Content of the contact page: `locales/<lng>/pages/contact-us.json`. */
export const ContactContent = z.strictObject({
  $schema: z.string().optional(),
  seo: Seo,
  hero: z.strictObject({
    title: text(60, 'What the page invites to'),
    lead: text(280, 'What the first talk is, and with whom'),
  }),
  card: z.strictObject({
    chats: text(30, 'Label before the two chat apps'),
    phone: text(30, 'Label before the telephone number'),
    email: text(30, 'Label before the e-mail address'),
    hours: text(30, 'Label before the hours'),
    address: text(30, 'Label before the postal address'),
    next: text(30, 'Label before the three steps'),
    steps: z.array(text(90, 'What happens after the form is sent')).length(3),
  }),
  hours: z.strictObject({
    days: text(40, 'Days that share their hours: {{first}} and {{last}} are weekdays, never inflected'),
    times: text(40, '{{from}} and {{to}} are times of day'),
    open: text(24, 'Somebody answers now'),
    until: text(40, 'After “open”: {{time}}'),
    closed: text(24, 'Nobody answers now'),
    opens: text(50, 'After “closed”: {{day}} is a weekday, {{time}} a time'),
    ours: text(80, 'Below the hours: they are ours, in {{zone}}, a name such as “Iran Standard Time”'),
    yours: text(110, 'Below the hours: they are the reader’s, in {{zone}}; the agency’s own is {{ours}}'),
  }),
  form: text(40, 'Heading of the form'),
  ways: SectionHeadWithLead.extend({
    items: z.array(item(30, 200, 'Way to reach us').extend({ tag: text(44, 'When it is answered') })).length(4),
  }),
  questions: Questions,
});
export type ContactContent = z.infer<typeof ContactContent>;
