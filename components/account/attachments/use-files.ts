import { useRef, useState } from 'react';
import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  type Attachment,
  type AttachmentMedia,
} from '#lib/contract/attachments.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';

/** Why a file is not taken; texts of `ui/support.json`. */
export type FileProblem = 'fileTooLarge' | 'fileKind' | 'fileBroken' | 'fileLost' | 'fileRoom';

export interface SentFile {
  readonly key: string;
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
  readonly attachment?: Attachment;
  readonly problem?: FileProblem;
}

export interface FilesOfMessage {
  readonly files: readonly SentFile[];
  /** Something is still on its way. */
  readonly isSending: boolean;
  /** One did not get through: what it belongs to waits for another try, or for its removal. */
  readonly hasLost: boolean;
  readonly attachments: readonly Attachment[];
  /** More were given than a message carries. */
  readonly isFull: boolean;
  /** Waits for those on their way; all that arrived, or null when one of them was lost. */
  arrived(): Promise<readonly Attachment[] | null>;
  add(files: Iterable<File>): void;
  /** Sends one again that did not get through. */
  retry(key: string): void;
  remove(key: string): void;
  clear(): void;
}

const ENDINGS: readonly string[] = Object.values(ATTACHMENT_TYPES).flat();
export const ACCEPTED = [
  ...(Object.keys(ATTACHMENT_TYPES) as AttachmentMedia[]),
  ...ENDINGS.map((one) => `.${one}`),
].join(',');

/** What can be said before anything is sent. */
function problemOf({ name, size }: File): FileProblem | undefined {
  if (size > ATTACHMENT_LIMITS.bytes) return 'fileTooLarge';
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return ENDINGS.includes(ending) ? undefined : 'fileKind';
}

function refusalOf(error: unknown): FileProblem {
  if (!(error instanceof ApiError)) return 'fileLost';
  if (error.code === 'payload_too_large') return 'fileTooLarge';
  if (error.code === 'unsupported_media_type') return 'fileKind';
  if (error.code === 'list_full') return 'fileRoom';
  return error.code === 'validation_failed' ? 'fileBroken' : 'fileLost';
}

/** A picture from the clipboard has no name of its own. */
const named = (file: File): File =>
  file.name.includes('.') ? file : new File([file], `picture.${file.type.split('/')[1] ?? 'png'}`, { type: file.type });

const arrivedBefore = (attachment: Attachment): SentFile => ({
  key: attachment.id,
  name: attachment.name,
  share: 1,
  attachment,
});

/** The files of a message that is being written, with those a draft has already: each goes up at once, with its progress. */
export function useFiles(kept: readonly Attachment[] = []): FilesOfMessage {
  const [files, setFiles] = useState<readonly SentFile[]>(() => kept.map(arrivedBefore));
  const [isFull, setFull] = useState(false);
  const dispatch = useAppDispatch();
  const stops = useRef(new Map<string, AbortController>());
  /** What was given, until it has arrived. */
  const given = useRef(new Map<string, File>());
  /** Uploads under way or done, in the order of the message. */
  const uploads = useRef(
    new Map<string, Promise<Attachment | null>>(kept.map((one) => [one.id, Promise.resolve(one)])),
  );

  const change = (key: string, changes: Partial<SentFile>) =>
    setFiles((known) => known.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  function sendUp(file: File, key: string): void {
    const stop = new AbortController();
    stops.current.set(key, stop);
    given.current.set(key, file);
    const onProgress = (share: number) => change(key, { share });
    const upload = dispatch(withApi((api) => api.sendFile(file, { onProgress, signal: stop.signal })))
      .then((attachment) => {
        change(key, { attachment, share: 1 });
        given.current.delete(key);
        return attachment;
      })
      .catch((error: unknown) => {
        change(key, { problem: refusalOf(error) });
        uploads.current.delete(key);
        return null;
      })
      .finally(() => stops.current.delete(key));
    uploads.current.set(key, upload);
  }

  function add(chosen: Iterable<File>): void {
    const room = ATTACHMENT_LIMITS.perMessage - files.filter(({ problem }) => !problem).length;
    const all = [...chosen];
    setFull(all.length > room);
    for (const file of all.slice(0, Math.max(0, room)).map(named)) {
      const key = crypto.randomUUID();
      const problem = problemOf(file);
      setFiles((known) => [...known, { key, name: file.name, share: 0, ...(problem && { problem }) }]);
      if (!problem) sendUp(file, key);
    }
  }

  function retry(key: string): void {
    const file = given.current.get(key);
    if (!file) return;
    setFiles((known) => known.map((one) => (one.key === key ? { key, name: one.name, share: 0 } : one)));
    sendUp(file, key);
  }

  function remove(key: string): void {
    stops.current.get(key)?.abort();
    given.current.delete(key);
    uploads.current.delete(key);
    setFull(false);
    setFiles((known) => known.filter((one) => one.key !== key));
  }

  const hasLost = files.some(({ problem }) => problem === 'fileLost');

  async function arrived(): Promise<readonly Attachment[] | null> {
    if (hasLost) return null;
    const all = await Promise.all(uploads.current.values());
    return all.includes(null) ? null : all.filter((one) => one !== null);
  }

  return {
    files,
    arrived,
    hasLost,
    isFull,
    isSending: files.some(({ attachment, problem }) => !attachment && !problem),
    attachments: files.flatMap(({ attachment }) => attachment ?? []),
    add,
    retry,
    remove,
    clear: () => {
      given.current.clear();
      uploads.current.clear();
      setFull(false);
      setFiles([]);
    },
  };
}
