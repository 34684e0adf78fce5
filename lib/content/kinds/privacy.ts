import * as z from 'zod';
import { STORAGE_PURPOSES } from '#lib/storage-keys.ts';
import { RECORDS } from '#lib/stored-records.ts';
import { SectionHead, SectionHeadWithLead, Seo, text } from '../fields.ts';
import { item } from '../parts.ts';

/** Who receives data besides the agency. */
export const PARTIES = ['chat', 'geolocation', 'captcha', 'uploads', 'messages', 'signIn'] as const;

const label = (note: string) => text(60, note);

/** One text for each of some names. */
const forEach = <Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>); // one pair a name

/** Content of the privacy policy: `locales/<lng>/pages/privacy-policy.json`. */
export const PrivacyContent = z.strictObject({
  $schema: z.string().optional(),
  seo: Seo,
  hero: z.strictObject({
    title: text(40, 'Name of the page'),
    lead: text(280, 'What the page lists, and where its tables come from'),
    changed: text(60, 'Day of the last change: {{date}}'),
    sample: text(300, 'Shown while the contact details are samples: what the operator adds'),
  }),
  who: SectionHead.extend({ text: text(200, 'Responsible: {{name}}, {{address}}, {{email}}') }),
  purposes: SectionHead.extend({ items: z.array(item(40, 240, 'Purpose')).length(5) }),
  browser: SectionHeadWithLead.extend({
    visitor: label('Table of what every visitor has'),
    customer: label('Table of what only customers have'),
  }),
  columns: forEach(['name', 'where', 'purpose', 'kept', 'setBy'], label('Head of a column')),
  places: forEach(['localStorage', 'sessionStorage', 'cache', 'cookie'], label('Where something is kept')),
  setters: forEach(['page', 'service'], label('Who sets it; stands under columns.setBy')),
  kept: forEach(
    ['cleared', 'signOut', 'tab', 'asked', 'account', 'span'],
    label('How long; span has {{span}}, a number of days, hours or minutes'),
  ),
  stored: forEach(STORAGE_PURPOSES, text(200, 'What something in the browser is for')),
  records: SectionHeadWithLead.extend({
    what: label('Head of the column of records'),
    holds: label('Head of the column of their content'),
    items: forEach(RECORDS, item(40, 260, 'Record of the server')),
  }),
  parties: SectionHeadWithLead.extend({
    who: label('Head of the column of services'),
    what: label('Head of the column of what they receive'),
    when: label('Head of the column that says whether this site uses them'),
    items: forEach(PARTIES, item(40, 240, 'Receiver')),
    states: forEach(
      ['link', 'unused', 'used', 'chosen', 'pressed'],
      label('Whether it is used; used and pressed have {{host}}, one host or several'),
    ),
  }),
  rights: SectionHead.extend({ items: z.array(item(40, 200, 'Right')).length(6) }),
  ask: SectionHead.extend({ text: text(260, 'How to use the rights, with {{email}}') }),
});
export type PrivacyContent = z.infer<typeof PrivacyContent>;
