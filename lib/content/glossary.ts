import * as z from 'zod';

/** One fixed term of a language, and words that writers of this language do not use for it. */
const Term = z.strictObject({
  term: z.string().min(1),
  note: z.string().optional(),
  avoid: z.array(z.string().min(1)).optional(),
});

/** `locales/<lng>/glossary.json`: names of services, plans and interface words, each in one form, by the same keys. */
export const Glossary = z.record(z.string(), Term);
export type Glossary = z.infer<typeof Glossary>;
