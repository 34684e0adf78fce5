import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { ATTACHMENT_TYPES } from '#lib/contract/attachments.ts';
import { stripQuote } from './strip-quote.ts';

/** Characters of a message. */
const LONGEST = 10_000;

export interface MailFile {
  readonly name: string;
  readonly content: Buffer;
}

export interface ReadMail {
  /** The same for the same mail, however often it comes. */
  readonly id: string;
  readonly text: string;
  readonly files: readonly MailFile[];
  /** A program wrote it: nobody answers programs. */
  readonly isAutomatic: boolean;
}

/** A UUID of our own making (RFC 9562, version 8) from what a mail server repeats when it sends a mail again. */
function idOf(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join('\0')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** RFC 3834, and what older programs say instead. */
function isAutomatic({ headers }: Email): boolean {
  const said = new Map(headers.map(({ key, value }) => [key, value.trim().toLowerCase()]));
  const word = said.get('auto-submitted');
  if (word && word !== 'no') return true;
  return said.has('x-autoreply') || /^(bulk|junk|list|auto_reply)$/.test(said.get('precedence') ?? '');
}

/** The words of a page, as lines: nobody wrote its scripts and styles. */
function wordsOfHtml(html: string): string {
  const page = parse(html);
  for (const part of page.querySelectorAll('script, style, head')) part.remove();
  return page.structuredText;
}

/** The words that were added; all of them where nothing seems to be: somebody has answered within the quote. */
function wordsOf({ text, html }: Email): string {
  const words = text?.trim() ? text : wordsOfHtml(html ?? '');
  // A NUL is no letter, and the database takes none.
  const letters = words.replaceAll(/[^\P{Cc}\t\n\r]/gu, '');
  return stripQuote(letters) || letters.trim();
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer); // both are copied

/** Pictures that are pasted into a mail often have no name; their kind gives them one. */
function nameOf({ filename, mimeType }: Attachment): string {
  if (filename) return filename;
  const [, endings] = Object.entries(ATTACHMENT_TYPES).find(([media]) => media === mimeType) ?? [];
  return `file.${endings?.[0] ?? 'bin'}`;
}

/** Files of a mail, those that were attached before those that stand in its words. */
function filesOf({ attachments }: Email): MailFile[] {
  const inTurn = attachments.toSorted((one, other) => Number(one.related ?? false) - Number(other.related ?? false));
  return inTurn.map((file) => ({ name: nameOf(file), content: bytesOf(file.content) }));
}

/** Reads a mail: the words that were added, and its files. Words too long for a message are a file as well. */
export async function readMail(raw: Buffer, token: string): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 64 * 1024 });
  const words = wordsOf(mail);
  const whole = words.length > LONGEST ? [{ name: 'mail.txt', content: Buffer.from(words) }] : [];
  return {
    id: idOf(token, mail.messageId ?? raw.toString('latin1')),
    text: words.slice(0, LONGEST),
    files: [...whole, ...filesOf(mail)],
    isAutomatic: isAutomatic(mail),
  };
}
