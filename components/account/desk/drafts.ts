import * as z from 'zod';
import { readStored, session, store } from '#lib/browser/storage.ts';
import { Attachment } from '#lib/contract/attachments.ts';
import { uuid } from '#lib/forms/uuid.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';

const Draft = z.object({
  /** Made once a message: sent again after a lost answer, it is the message that is there. */
  id: z.uuid(),
  text: z.string(),
  isNote: z.boolean(),
  replyId: z.uuid().optional(),
  /** Files that have arrived. */
  attachments: z.array(Attachment),
  /** It was sent, and the service may have it: what is changed from here on is another message. */
  isTried: z.boolean(),
});
export type Draft = z.infer<typeof Draft>;

const Drafts = z.record(z.string(), Draft);

function readAll(): z.infer<typeof Drafts> {
  try {
    return Drafts.parse(JSON.parse(readStored(session, STORAGE_KEYS.deskDrafts) ?? '{}'));
  } catch {
    return {}; // nothing kept, or by another version of the page
  }
}

const isEmpty = ({ text, attachments }: Draft): boolean => text.trim() === '' && attachments.length === 0;

export const emptyDraft = (): Draft => ({ id: uuid(), text: '', isNote: false, attachments: [], isTried: false });

/** What was typed under a thread or a comment in this tab; `undefined` when nothing was. */
export const readDraft = (of: string): Draft | undefined => readAll()[of];

/** Keeps a draft as long as the tab; one that is empty is forgotten. */
export function keepDraft(of: string, draft: Draft): void {
  const { [of]: _, ...others } = readAll();
  store(session, STORAGE_KEYS.deskDrafts, JSON.stringify(isEmpty(draft) ? others : { ...others, [of]: draft }));
}

/** Lets a draft follow the thread it answers into another one; one that is there already stays. */
export function moveDraft(from: string, into: string): void {
  const { [from]: draft, ...others } = readAll();
  if (draft) store(session, STORAGE_KEYS.deskDrafts, JSON.stringify({ [into]: draft, ...others }));
}

/** Whether anything is typed and not sent. */
export const hasDrafts = (): boolean => Object.values(readAll()).some((draft) => !isEmpty(draft));

/** A draft with changes; another message, when the service may have the one before. */
export const edited = (draft: Draft, changes: Partial<Draft>): Draft => ({
  ...draft,
  ...(draft.isTried && { id: uuid(), isTried: false }),
  ...changes,
});

/** What is left of a draft once a message has arrived: what was typed and added while it was on its way. */
export function withoutSent(draft: Draft, sent: Draft): Draft {
  if (draft.id === sent.id) return emptyDraft();
  const { text } = draft;
  const isLonger = text.startsWith(sent.text);
  return {
    ...draft,
    text: isLonger ? text.slice(sent.text.length).trimStart() : text,
    attachments: draft.attachments.filter(({ id }) => !sent.attachments.some((file) => file.id === id)),
  };
}
