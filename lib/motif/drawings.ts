import { SCHEMES } from '#lib/theme/colours.ts';
import { FRAMES, type FrameShape, GLYPH_FILE, HERO_FILE, motifFile } from './files.ts';
import { glyphsSvg } from './glyph.ts';
import { heroLinesSvg } from './hero-lines.ts';
import { MOTIF_NAMES, SEEDS } from './seeds.ts';
import { study } from './study.ts';
import { toSvg } from './svg.ts';

const INKS = { hair: SCHEMES.dark.contour, gold: SCHEMES.dark.gold.main };
const SHAPES = Object.keys(FRAMES) as FrameShape[]; // Object.keys is typed as string[]; the literal has no other keys

/** Every drawing of the site by file name, each drawn when it is asked for. */
export const DRAWINGS: ReadonlyMap<string, () => string> = new Map([
  ...MOTIF_NAMES.flatMap((name) =>
    SHAPES.map((shape): [string, () => string] => [
      motifFile(name, shape),
      () => toSvg(study(SEEDS[name], FRAMES[shape]), FRAMES[shape], INKS),
    ]),
  ),
  [GLYPH_FILE, glyphsSvg],
  [HERO_FILE, heroLinesSvg],
]);
