import type { Frame } from './field.ts';
import type { MotifName } from './seeds.ts';

/** Shapes a study is drawn in for files, in pixels of its view box. */
export const FRAMES = { wide: { w: 720, h: 480 }, tall: { w: 480, h: 760 } } as const satisfies Record<string, Frame>;
export type FrameShape = keyof typeof FRAMES;

/** File of a study under `/motifs/`. */
export const motifFile = (name: MotifName, shape: FrameShape): string =>
  shape === 'wide' ? `${name}.svg` : `${name}-${shape}.svg`;

/** Small plan glyph: neighbouring lines around the stroke, none, three or seven. */
export type GlyphLines = 0 | 1 | 2;
export const GLYPH_FRAME = { w: 92, h: 80 } as const satisfies Frame;
/** All glyphs in one file that pages refer into: `#alpha`, `#lines-1`, `#lines-2`. */
export const GLYPH_FILE = 'glyphs.svg';

/** Every icon, one symbol each. A file of its own: inside the pages it would travel twice with each of them. */
export const ICON_FILE = 'icons.svg';

/** Strokes of the desks that sign articles, in one file: `#design`, `#search` … */
export const DESK_FILE = 'desks.svg';
export const AVATAR_FRAME = { w: 56, h: 56 } as const satisfies Frame;

/** Hairlines of the home page's hero, referred into as `#lines` or used as a mask. */
export const HERO_FILE = 'hero-lines.svg';

/** Hairlines of the story's timeline, used as a mask. */
export const STORY_FILE = 'story-lines.svg';

/** Hairlines of the model shop on the home page, referred into as `#half`. */
export const STAGE_FILE = 'stage-lines.svg';
