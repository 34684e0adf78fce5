import * as z from 'zod';
import { text } from './fields.ts';

/** One fixed term of a language, and words that writers of this language do not use for it. */
const Term = z.strictObject({
  term: text(120, 'The term in the one form that texts use'),
  note: z.string().optional().meta({ description: 'What the term means here, for who writes' }),
  avoid: z
    .array(z.string().min(1).meta({ description: 'A word that is not used on this site' }))
    .optional()
    .meta({ description: 'Words that the check reports, because this term stands for them' }),
});

/** `locales/<lng>/glossary.json` as it stands, with the line that editors read. */
export const GlossaryFile = z.object({ $schema: z.string().optional() }).catchall(Term);

function withoutSchema(content: unknown): unknown {
  if (typeof content !== 'object' || content === null) return content;
  const { $schema: _line, ...terms } = content as Record<string, unknown>; // an object's keys are strings
  return terms;
}

/** Names of services, plans and interface words, each in one form, by the same keys in every language. */
export const Glossary = z.preprocess(withoutSchema, z.record(z.string(), Term));
export type Glossary = z.infer<typeof Glossary>;
