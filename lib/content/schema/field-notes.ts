/** Notes on fields that a program reads or that repeat in every kind of page; texts carry their note in zod. */
const FIELD_NOTES: Readonly<Record<string, string>> = {
  $schema: 'Tells the editor which rules this file follows; leave it as it is',
  seo: 'What search engines and shared links show',
  hero: 'The top of the page',
  facts: 'The strip of facts under the title',
  questions: 'Questions and answers',
  consultation: 'The gold band at the end that asks for a consultation',
  items: 'The list of this section',
  from: 'First week of the phase, counted from 1; the same in every language',
  to: 'Last week of the phase, or null when it goes on; the same in every language',
  signOff: 'true when the customer signs off at its end; the same in every language',
  spend: 'Monthly spend of the model in US dollars; the same in every language',
  type: 'Kind of block; the same in every language',
  kind: 'Kind of chart; the same in every language',
  language: 'Language of the code sample; the same in every language',
  code: 'The sample, or an abbreviation; the same in every language',
  ordered: 'true numbers the items; the same in every language',
  value: 'The value that is drawn; the same in every language',
  id: 'Address of the section inside the page; the same in every language',
  url: 'Address of the source; the same in every language',
  page: 'Id of a page of the site, as in lib/pages/registry.ts; the same in every language',
  cells: 'One cell a plan: a text, or true and false for yes and no',
};

/** The note of a field without one of its own: its name, in words. */
export const noteOf = (name: string): string =>
  FIELD_NOTES[name] ?? `Part of the page: ${name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}`;
