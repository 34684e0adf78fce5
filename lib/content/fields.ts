import * as z from 'zod';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts what a reader sees as characters; a half-space (ZWNJ) counts as nothing. */
export const visibleLength = (text: string): number => [...GRAPHEMES.segment(text.replaceAll('\u200c', ''))].length;

/** Whether a reader sees more characters than a limit. A character takes one code unit or more, which saves the counting. */
export const isLongerThan = (text: string, limit: number): boolean =>
  text.length > limit && visibleLength(text) > limit;

/**
 * One text a visitor reads, with its longest length in graphemes and a note for the person who writes it.
 *
 * @param example for a text that the English files do not always hold; the others show theirs
 */
export const text = (max: number, note: string, example?: string) =>
  z
    .string()
    .min(1)
    .refine((value) => !isLongerThan(value, max), { error: `longer than ${max} characters` })
    .meta({ description: note, maxGraphemes: max, ...(example !== undefined && { examples: [example] }) });

/** Search result texts. Lengths in other scripts are the locale check's business (30 and 80 in Chinese). */
export const Seo = z.strictObject({
  title: text(60, 'Title in search results: the phrase people type, then the brand'),
  description: text(160, 'Description in search results: what the page gives, and one fact'),
});

/** A section's opening: its name in the rail, its title, and a lead where it has one. */
export const SectionHead = z.strictObject({
  rail: text(30, 'Short name of the section, beside its number'),
  title: text(80, 'Title of the section: a statement'),
});

export const SectionHeadWithLead = SectionHead.extend({
  lead: text(240, 'One or two sentences under the title'),
});
