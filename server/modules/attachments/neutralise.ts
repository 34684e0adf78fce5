import type { AttachmentMedia } from '#lib/contract/attachments.ts';
import type { Scan } from '../../adapters/clamd.ts';
import { ServiceError } from '../../http/problem.ts';
import { isPlainPdf } from './check-pdf.ts';
import { endingOf, safeFileName } from './file-name.ts';
import { rewriteImage } from './rewrite-image.ts';
import { mediaOfEnding, sniff } from './sniff.ts';

/** A file as it may be kept. */
export interface SafeFile {
  readonly name: string;
  readonly mediaType: AttachmentMedia;
  readonly content: Buffer;
  readonly preview: Buffer | null;
  readonly width: number | null;
  readonly height: number | null;
}

const refuse = (field: string) => new ServiceError('validation_failed', { fields: { [field]: 'invalid' } });

/** Has a file looked at as it was sent; nothing is let in unseen. */
async function assertClean(scan: Scan, bytes: Buffer): Promise<void> {
  const isClean = await scan(bytes).catch(() => {
    throw new ServiceError('unavailable', { detail: 'The scanner of files does not answer.' });
  });
  if (!isClean) throw refuse('file');
}

/**
 * Makes of what somebody sent what may be kept: a name that is only a name, a kind that content and name agree about,
 * a picture written anew, a document that does nothing.
 * @throws {ServiceError} `unsupported_media_type`, `validation_failed` (`name`, `file`), `unavailable` while a scanner that
 * is set up does not answer
 */
export async function neutralise(given: string, bytes: Buffer, scan: Scan): Promise<SafeFile> {
  const name = safeFileName(given);
  if (!name) throw refuse('name');
  const mediaType = sniff(bytes);
  if (!mediaType || mediaOfEnding(endingOf(name)) !== mediaType) throw new ServiceError('unsupported_media_type');
  await assertClean(scan, bytes);
  const file = { name, mediaType, preview: null, width: null, height: null };
  if (mediaType === 'text/plain') return { ...file, content: bytes };
  if (mediaType === 'application/pdf') {
    if (!isPlainPdf(bytes)) throw refuse('file');
    return { ...file, content: bytes };
  }
  const picture = await rewriteImage(bytes);
  if (!picture) throw refuse('file');
  return { ...file, ...picture };
}
