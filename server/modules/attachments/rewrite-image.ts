import pLimit from 'p-limit';
import sharp from 'sharp';
import { ATTACHMENT_LIMITS } from '#lib/contract/attachments.ts';

export interface Picture {
  readonly content: Buffer;
  readonly preview: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Pictures are worked on two at a time: each may take a hundred megabytes while it is open. */
const inTurns = pLimit(2);

const OPTIONS = { limitInputPixels: ATTACHMENT_LIMITS.pixels, failOn: 'warning', pages: 1 } as const;

/** Longest side of a preview; sharp on a phone of today. */
const PREVIEW = 640;

async function rewrite(bytes: Buffer): Promise<Picture> {
  // Turned as the camera says, and nothing else of what it says is kept: no place, no serial number, no hidden rest.
  const { data, info } = await sharp(bytes, OPTIONS).autoOrient().toBuffer({ resolveWithObject: true });
  const preview = await sharp(data, OPTIONS)
    .resize({ width: PREVIEW, height: PREVIEW, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
  return { content: data, preview, width: info.width, height: info.height };
}

/** Writes a picture anew in its own format, with a preview; `undefined` for one that is broken or too large. */
export const rewriteImage = (bytes: Buffer): Promise<Picture | undefined> =>
  inTurns(() => rewrite(bytes).catch(() => undefined));
