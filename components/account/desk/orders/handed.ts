import type { Handed } from '#lib/contract/order-calls.ts';
import type { FilesOfMessage } from '../../attachments/use-files.ts';

/** What is typed about something handed over. */
export interface HandedText {
  readonly title: string;
  readonly url: string;
}

export const NOTHING_HANDED: HandedText = { title: '', url: '' };

/** What is handed over: the file that has arrived or else the link; `undefined` while there is neither, or no name. */
export function handedOf(
  { title, url }: HandedText,
  { attachments }: Pick<FilesOfMessage, 'attachments'>,
): Handed | undefined {
  const [file] = attachments;
  const name = title.trim() || file?.name;
  if (!name) return undefined;
  if (file) return { title: name, attachment: file.id };
  return url.trim() ? { title: name, url: url.trim() } : undefined;
}
