import sharp from 'sharp';
import type { ArticlePage } from '#lib/articles.ts';
import { type CoverFormat, type CoverWidth, coverHeight } from '#lib/covers.ts';
import { SCHEMES } from '#lib/theme/colours.ts';
import { COVER_SEEDS } from './cover-seeds.ts';
import { study } from './study.ts';
import { toSvg } from './svg.ts';

const FRAME = { w: 720, h: 450 } as const;
/** Pixels of an SVG unit at 72 dots an inch are one to one. */
const DENSITY = 72;
const INKS = { hair: SCHEMES.dark.contour, gold: SCHEMES.dark.gold.main };
/** Thin lines on one flat colour: past these figures files grow and nobody sees why. */
const AVIF = { quality: 42, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 60 } as const;

/** A preview asks for the same cover on every load, and packing one takes a second. */
const packed = new Map<string, Promise<Buffer>>();

function pack(page: ArticlePage, width: CoverWidth, format: CoverFormat): Promise<Buffer> {
  const svg = toSvg(study(COVER_SEEDS[page], FRAME), FRAME, INKS);
  const drawing = sharp(Buffer.from(svg), { density: (DENSITY * width) / FRAME.w })
    .resize(width, coverHeight(width))
    .flatten({ background: SCHEMES.light.surface.band });
  return (format === 'avif' ? drawing.avif(AVIF) : drawing.webp(WEBP)).toBuffer();
}

/** Draws an article's cover on ink and packs it. The same seed gives the same bytes in every build. */
export function coverImage(page: ArticlePage, width: CoverWidth, format: CoverFormat): Promise<Buffer> {
  const name = `${page}-${width}.${format}`;
  const image = packed.get(name) ?? pack(page, width, format);
  packed.set(name, image);
  return image;
}
