import type { TicketBody } from '#lib/contract/ticket-calls.ts';
import { Department, type Department as DepartmentId, Priority } from '#lib/contract/tickets.ts';
import { clearDraft, readDraft as readTabDraft } from '#lib/forms/draft.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import type { About } from '#lib/support/about.ts';
import { keepDraft, readDraft } from '#lib/support/drafts.ts';
import { contextOf } from './use-along.ts';
import type { Surroundings } from './use-surroundings.ts';

/** Fields of a new ticket as the form holds them. `related` is `order:<id>`, `analysis:<id>` or empty. */
export interface TicketFields {
  readonly subject: string;
  readonly department: DepartmentId;
  readonly priority: Priority;
  readonly related: string;
  readonly text: string;
}

const EMPTY: TicketFields = { subject: '', department: 'other', priority: 'normal', related: '', text: '' };

/** Letters that a subject and a message may have. */
const LONGEST = { subject: 160, text: 10_000 } as const;

type Words = { readonly [Field in 'subject' | 'text']?: string | undefined };

/** What another page asks for beside what was written before and not sent: that stays, and the other follows it. */
export function laidBeside(kept: Words, laid: Words): Partial<TicketFields> {
  const subject = kept.subject?.trim() ? kept.subject : laid.subject;
  const isNew = laid.text && !kept.text?.includes(laid.text);
  const text = [kept.text?.trim() && kept.text.trimEnd(), isNew && laid.text].filter(Boolean).join('\n\n');
  return {
    ...(subject && { subject: subject.slice(0, LONGEST.subject) }),
    ...(text && { text: text.slice(0, LONGEST.text) }),
  };
}

/** What was typed and not sent, with what a link of another page asks for. */
export function initialFields(draft: string, about: About | null): TicketFields {
  const kept: Partial<TicketFields> = draftOf(draft);
  const known = { ...EMPTY, ...kept, ...(about?.kind === 'analysis' && laidIn(draft)) };
  if (about?.kind === 'analysis') return { ...known, department: 'seo', related: `analysis:${about.id}` };
  if (about?.kind === 'order') return { ...known, department: 'account', related: `order:${about.id}` };
  return about ? { ...known, department: 'billing', related: '' } : known;
}

/** What the page of an analysis has laid into the form; taken once, so that a reload keeps what was made of it. */
function laidIn(draft: string): Partial<TicketFields> {
  const { subject, message } = readTabDraft(STORAGE_KEYS.ticketDraft)?.values ?? {};
  if (!subject && !message) return {};
  const kept = draftOf(draft);
  const words = laidBeside(kept, { subject, text: message });
  keepFields(draft, { ...kept, ...words });
  clearDraft(STORAGE_KEYS.ticketDraft);
  return words;
}

/** A ticket that was sent without an answer: what the service may have already, and the page it was sent from. */
interface Sent {
  readonly id: string;
  readonly search: string;
}

/** Keeps what was typed, with the ticket it was sent as. */
export function keepFields(name: string, fields: Partial<TicketFields>, id?: string): void {
  const sent: Sent | undefined = id ? { id, search: location.search } : undefined;
  keepDraft(name, { text: JSON.stringify({ ...fields, sent }) });
}

/** Id under which these very words were sent before the page was loaded anew. */
export function sentBefore(name: string): string | undefined {
  const { sent } = parseDraft(name);
  return sent?.search === location.search ? sent.id : undefined;
}

function parseDraft(name: string): Partial<TicketFields> & { readonly sent?: Partial<Sent> } {
  try {
    return JSON.parse(readDraft(name).text);
  } catch {
    return {}; // nothing kept
  }
}

function draftOf(name: string): Partial<TicketFields> {
  const { subject, text, department, priority } = parseDraft(name);
  return {
    ...(typeof subject === 'string' && { subject }),
    ...(typeof text === 'string' && { text }),
    ...(Department.safeParse(department).success && { department: department as DepartmentId }), // just looked at
    ...(Priority.safeParse(priority).success && { priority: priority as Priority }), // just looked at
  };
}

const idAfter = (related: string, kind: string): string | undefined =>
  related.startsWith(`${kind}:`) ? related.slice(kind.length + 1) : undefined;

/** Where a check or a payment stands in the ticket. */
const aboutOf = (about: About | null): string | undefined => {
  if (about?.kind === 'payment') return about.reference;
  return about?.kind === 'analysis' ? (about.check ?? undefined) : undefined;
};

interface Told {
  readonly id: string;
  readonly fields: TicketFields;
  readonly attachments: readonly string[];
  readonly about: About | null;
  /** `null` when the customer does not want it sent along. */
  readonly surroundings: Surroundings | null;
}

/** The ticket as the service takes it. */
export function bodyOf({ id, fields, attachments, about, surroundings }: Told): TicketBody {
  const { subject, department, priority, related, text } = fields;
  const orderId = idAfter(related, 'order');
  const analysisId = idAfter(related, 'analysis');
  const word = aboutOf(about);
  const context = contextOf(surroundings);
  return {
    id,
    subject: subject.trim(),
    department,
    priority,
    text: text.trim(),
    attachments: [...attachments],
    ...(orderId && { orderId }),
    ...(analysisId && { analysisId }),
    ...(word && { about: word }),
    ...(context && { context }),
  };
}
