import * as z from 'zod';
import { local, readStored, store } from '../browser/storage.ts';
import { Attachment } from '../contract/attachments.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';

/** A message that the service has not accepted yet. Its id is made once, so that sending it again is safe. */
export const Waiting = z.object({
  id: z.uuid(),
  text: z.string(),
  attachments: z.array(Attachment),
  at: z.iso.datetime(),
  /** The service refused it: it goes out only when somebody says so. */
  isRefused: z.boolean(),
});
export type Waiting = z.infer<typeof Waiting>;

const Outbox = z.record(z.string(), z.array(Waiting));
const Drafts = z.record(z.string(), z.string());

function read<Shape extends z.ZodType<Record<string, unknown>>>(key: string, shape: Shape): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(readStored(local, key) ?? '{}'));
  } catch {
    return {} as z.output<Shape>; // nothing kept, or by another version of the page
  }
}

function keep(key: string, values: Record<string, unknown>): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  store(local, key, JSON.stringify(kept));
}

/** Messages of a thread that wait on this device, oldest first. */
export const readWaiting = (thread: string): readonly Waiting[] =>
  read(STORAGE_KEYS.supportOutbox, Outbox)[thread] ?? [];

/** Changes what waits in a thread; read anew first, because another tab may have sent some of it. */
export function changeWaiting(thread: string, change: (waiting: readonly Waiting[]) => readonly Waiting[]) {
  const all = read(STORAGE_KEYS.supportOutbox, Outbox);
  const next = change(all[thread] ?? []);
  keep(STORAGE_KEYS.supportOutbox, { ...all, [thread]: next.length > 0 ? next : undefined });
  return next;
}

/** What was typed and not sent, under the thread's id or the form's name. */
export const readDraft = (name: string): string => read(STORAGE_KEYS.supportDrafts, Drafts)[name] ?? '';

export function keepDraft(name: string, text: string): void {
  keep(STORAGE_KEYS.supportDrafts, { ...read(STORAGE_KEYS.supportDrafts, Drafts), [name]: text || undefined });
}
