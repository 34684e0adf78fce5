import path from 'node:path';
import sharp from 'sharp';
import { SCHEMES } from '#lib/theme/colours.ts';
import type { IconFile } from './icon-files.ts';

const MARK = path.join(process.cwd(), 'app', 'icon.svg');
/** Side of the drawing, in pixels at 72 dots an inch. */
const MARK_SIZE = 32;
const DENSITY = 72;
const GROUND = SCHEMES.light.ink.main;

/** Draws the brand mark as a PNG. */
export async function iconImage({ size, share }: IconFile): Promise<Buffer> {
  const side = Math.round(size * share);
  const before = Math.floor((size - side) / 2);
  const after = size - side - before;
  const mark = sharp(MARK, { density: (DENSITY * side) / MARK_SIZE }).resize(side, side);
  const icon =
    share === 1
      ? mark
      : mark.extend({ top: before, bottom: after, left: before, right: after, background: GROUND }).flatten({
          background: GROUND,
        });
  return icon.png({ palette: true, effort: 10 }).toBuffer();
}
