import * as z from 'zod';
import { local, readStored, store } from '../browser/storage.ts';
import { Attachment } from '../contract/attachments.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';

/** The service keeps a file that no message takes for a day; one that is nearly as old is not counted on. */
const FILES_KEPT_MS = 20 * 60 * 60 * 1000;

const Draft = z.object({
  text: z.string(),
  attachments: z.array(Attachment),
  /** When the last file came. */
  filesAt: z.number(),
});

/** What was typed and not sent, with the files that have arrived for it. */
export type Draft = Pick<z.infer<typeof Draft>, 'text' | 'attachments'>;

const Drafts = z.record(z.string(), Draft);

function readAll(): z.infer<typeof Drafts> {
  try {
    return Drafts.parse(JSON.parse(readStored(local, STORAGE_KEYS.supportDrafts) ?? '{}'));
  } catch {
    return {}; // nothing kept, or by another version of the page
  }
}

/** The draft under the thread's id or the form's name. */
export function readDraft(name: string): Draft {
  const { text, attachments, filesAt } = readAll()[name] ?? { text: '', attachments: [], filesAt: 0 };
  return { text, attachments: Date.now() - filesAt < FILES_KEPT_MS ? attachments : [] };
}

const idsOf = (files: readonly Attachment[]): string => files.map(({ id }) => id).join();

/** Keeps what changes of a draft; one that has become empty is forgotten. */
export function keepDraft(name: string, changes: Partial<Draft>): void {
  const { [name]: known = { text: '', attachments: [], filesAt: 0 }, ...others } = readAll();
  const next = { ...known, ...changes };
  const filesAt = idsOf(next.attachments) === idsOf(known.attachments) ? known.filesAt : Date.now();
  const isEmpty = next.text === '' && next.attachments.length === 0;
  const all = isEmpty ? others : { ...others, [name]: { ...next, filesAt } };
  store(local, STORAGE_KEYS.supportDrafts, JSON.stringify(all));
}
