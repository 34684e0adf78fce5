import pLimit from 'p-limit';
import sharp from 'sharp';
import { SHARE_THUMBNAIL } from '#lib/contract/analyses.ts';
import { sniff } from '../../attachments/sniff.ts';

/** A picture takes four bytes a pixel while it is open; the usual one for sharing has less than a million of them. */
const MOST_PIXELS = 16_000_000;
const SECONDS = 5;
const inTurns = pLimit(1);

/** By their first bytes, whatever the server calls them: a drawing (SVG) is a document that may name others. */
const PICTURES: ReadonlySet<string | undefined> = new Set(['image/jpeg', 'image/png', 'image/webp']);

const draw = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning', pages: 1 })
    .autoOrient()
    .resize({ width: SHARE_THUMBNAIL.width, height: SHARE_THUMBNAIL.height, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 60 })
    .timeout({ seconds: SECONDS })
    .toBuffer();

/**
 * A picture drawn anew, small, as a `data:` address (WebP), so that whoever reads the report asks the analysed site for
 * nothing; `null` for one that is broken, cut, too large, or none of the usual kinds.
 */
export async function thumbnailOf(bytes: Buffer): Promise<string | null> {
  if (!PICTURES.has(sniff(bytes))) return null;
  const drawn = await inTurns(() => draw(bytes).catch(() => null));
  const address = drawn && `${SHARE_THUMBNAIL.begins}${drawn.toString('base64')}`;
  return address && address.length <= SHARE_THUMBNAIL.letters ? address : null;
}
