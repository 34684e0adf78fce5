import * as z from 'zod';
import { SectionHead, SectionHeadWithLead, text } from './fields.ts';

/* Parts that several kinds of page share. */

/** A checkable fact of the strip under a page's title. */
export const Fact = z.strictObject({ value: text(20, 'The fact itself, short'), label: text(54, 'What it says') });

const Question = z.strictObject({
  question: text(100, 'A question a customer really asks'),
  answer: text(480, 'A plain answer: two to four sentences'),
});

/** A named thing with one or two sentences. */
export const item = (title: number, body: number, note: string) =>
  z.strictObject({ title: text(title, `${note}: name`), text: text(body, `${note}: one or two sentences`) });

export const Questions = SectionHead.extend({ items: z.array(Question).min(4).max(9) });

/** The gold band at the end, in the words of this page. */
export const ConsultationCall = SectionHeadWithLead.extend({
  points: z.array(text(70, 'What the visitor gets')).length(3),
});
