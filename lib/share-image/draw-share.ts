import sharp, { type OverlayOptions } from 'sharp';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { study } from '#lib/motif/study.ts';
import { WORDMARK } from '#lib/motif/wordmark.ts';
import { SCHEMES } from '#lib/theme/colours.ts';
import { SHARE_FRAME, type ShareCard } from './share-card.ts';
import { familyOf } from './share-fonts.ts';

const { w: WIDTH, h: HEIGHT } = SHARE_FRAME;
const { background, text: inks, gold, contour } = SCHEMES.dark;
const MARGIN = 72;
/** Room of the title, which stands on the line of the place. */
const TITLE = { width: 800, height: 300, bottom: 510 };
/** Sizes a title is tried in, in pixels. */
const SIZES = [80, 68, 58, 48];
const PLACE_SIZE = 28;
/** Thin lines on one dark ground. The first quality that keeps the size is taken; nearly always that is the first. */
const QUALITIES = [70, 60, 48];
const LARGEST = 60 * 1024;

type Side = 'ltr' | 'rtl';
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The study at the inline end, fading towards the text, and the wordmark, which never mirrors. */
function ground(seed: ShareCard['seed'], side: Side): string {
  const frame = { w: WIDTH, h: HEIGHT };
  const { lines, alpha } = study(seed, frame);
  const flip = side === 'rtl' ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : '';
  const mark = { width: 170, x: side === 'rtl' ? WIDTH - MARGIN - 170 : MARGIN };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">` +
    `<linearGradient id="f"><stop offset=".3" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>` +
    `<mask id="m"><path fill="url(#f)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></mask>` +
    `<path fill="${background.default}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    `<g${flip}><g mask="url(#m)"><g transform="translate(220 0)">` +
    `<path stroke="${contour}" stroke-opacity=".3" d="${lines.map(({ d }) => d).join('')}"/>` +
    `<path stroke="${gold.main}" stroke-width="4" stroke-linejoin="round" d="${alpha}"/></g></g></g>` +
    `<svg x="${mark.x}" y="${MARGIN - 8}" width="${mark.width}" viewBox="0 0 110 40" height="62" stroke-width="3.3">` +
    `<g stroke="${inks.primary}"><path d="${WORDMARK.stems}"/>${WORDMARK.bowls.map((x) => `<circle cx="${x}" cy="20" r="8.3"/>`).join('')}</g><path stroke="${gold.main}" d="${WORDMARK.alpha}"/></svg>` +
    `<path stroke="${gold.main}" stroke-width="2" d="M${MARGIN} 540H${WIDTH - MARGIN}"/></svg>`
  );
}

const grounds = new Map<ShareCard['seed'], Partial<Record<Side, Promise<Buffer>>>>();

/** Raw pixels of a ground; pages share a few of them. */
function groundPixels(seed: ShareCard['seed'], side: Side): Promise<Buffer> {
  const known = grounds.get(seed) ?? {};
  const made =
    known[side] ??
    sharp(Buffer.from(ground(seed, side)))
      .removeAlpha()
      .raw()
      .toBuffer();
  grounds.set(seed, { ...known, [side]: made });
  return made;
}

interface Line {
  readonly text: string;
  readonly size: number;
  readonly ink: string;
  readonly spacing: number;
}

/** Text as pixels, shaped and broken by the engine in the order its script is read. */
async function textPixels({ text, size, ink, spacing }: Line, lng: LanguageCode) {
  const { script } = languageOf(lng);
  // Persian and Arabic are never spaced; Pango counts in 1024ths of a pixel.
  const tracking = script === 'Arab' ? '' : ` letter_spacing="${Math.round(size * spacing * 1024)}"`;
  const leading = script === 'Arab' ? 1.05 : script === 'Hans' ? 0.95 : 0.9;
  const markup = `<span foreground="${ink}" line_height="${leading}"${tracking}>${escapeXml(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font: `${familyOf(lng)} ${size}`, width: TITLE.width, rgba: true, dpi: 72, wrap: 'word' },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: 4 } } as const;
}

type Drawn = Awaited<ReturnType<typeof textPixels>>;

async function titlePixels(title: string, lng: LanguageCode) {
  let drawn = await textPixels({ text: title, size: SIZES[0] ?? 0, ink: inks.primary, spacing: -0.02 }, lng);
  for (const size of SIZES.slice(1)) {
    if (drawn.raw.height <= TITLE.height && drawn.raw.width <= TITLE.width) break;
    drawn = await textPixels({ text: title, size, ink: inks.primary, spacing: -0.02 }, lng);
  }
  return drawn;
}

const placed = (drawn: Drawn, top: number, side: Side): OverlayOptions => ({
  input: drawn.data,
  raw: drawn.raw,
  top: Math.round(top),
  left: side === 'rtl' ? WIDTH - MARGIN - drawn.raw.width : MARGIN,
});

/** Draws a share image. The same card gives the same picture on every machine. */
export async function drawShare({ title, place, seed }: ShareCard, lng: LanguageCode): Promise<Buffer> {
  const side = languageOf(lng).dir;
  const [pixels, heading] = await Promise.all([groundPixels(seed, side), titlePixels(title, lng)]);
  const layers = [placed(heading, TITLE.bottom - heading.raw.height, side)];
  if (place !== '') {
    const line = await textPixels({ text: place, size: PLACE_SIZE, ink: gold.text, spacing: 0 }, lng);
    layers.push(placed(line, 562, side));
  }
  const canvas = { raw: { width: WIDTH, height: HEIGHT, channels: 3 } } as const;
  const picture = await sharp(pixels, canvas).composite(layers).removeAlpha().raw().toBuffer();
  for (const quality of QUALITIES) {
    const packed = await sharp(picture, canvas).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (packed.length <= LARGEST) return packed;
  }
  throw new Error(`The share image of "${title}" is larger than ${LARGEST} bytes`);
}
