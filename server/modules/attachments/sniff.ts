import { ATTACHMENT_MEDIA, ATTACHMENT_TYPES, type AttachmentMedia } from '#lib/contract/attachments.ts';

const startsWith = (bytes: Buffer, ...marks: readonly number[]): boolean =>
  marks.every((mark, at) => bytes[at] === mark);

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** Control marks that a text has: tab, line feed, form feed, carriage return. */
const TEXT_MARKS = /[\t\n\f\r]/g;

function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/\p{Cc}/u.test(text.replaceAll(TEXT_MARKS, ''));
  } catch {
    return false;
  }
}

/** What a file is by its content, of the kinds that may be attached. Texts are asked for last: anything might be one. */
export function sniff(bytes: Buffer): AttachmentMedia | undefined {
  if (bytes.length === 0) return undefined;
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  return isText(bytes) ? 'text/plain' : undefined;
}

/** The kind that a name promises by its ending. */
export const mediaOfEnding = (ending: string): AttachmentMedia | undefined =>
  ATTACHMENT_MEDIA.find((media) => ATTACHMENT_TYPES[media].some((known) => known === ending));
