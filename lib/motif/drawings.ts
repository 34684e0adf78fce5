import { SCHEMES } from '#lib/theme/colours.ts';
import { desksSvg } from './desks.ts';
import {
  DESK_FILE,
  FRAMES,
  type FrameShape,
  GLYPH_FILE,
  HERO_FILE,
  ICON_FILE,
  motifFile,
  STAGE_FILE,
  STORY_FILE,
} from './files.ts';
import { glyphsSvg } from './glyph.ts';
import { heroLinesSvg, storyLinesSvg } from './hero-lines.ts';
import { iconsSvg } from './icons.ts';
import { MOTIF_NAMES, SEEDS } from './seeds.ts';
import { stageLinesSvg } from './stage-lines.ts';
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
  [DESK_FILE, desksSvg],
  [HERO_FILE, heroLinesSvg],
  [ICON_FILE, iconsSvg],
  [STAGE_FILE, stageLinesSvg],
  [STORY_FILE, storyLinesSvg],
]);
