import { GLYPH_FILE, GLYPH_FRAME, type GlyphLines } from '#lib/motif/files.ts';
import { classNames } from './class-names.ts';
import css from './Motif.module.css';

interface Props {
  /** 0: the stroke alone; 1: three neighbouring lines; 2: seven. */
  readonly lines: GlyphLines;
  readonly className?: string | undefined;
}

/** The Alpha line as a small glyph. Its paths stand in one file that all glyphs of all pages share. */
export function MotifLine({ lines, className }: Props) {
  return (
    <svg
      className={classNames(css.glyph, className)}
      viewBox={`0 0 ${GLYPH_FRAME.w} ${GLYPH_FRAME.h}`}
      aria-hidden="true"
    >
      {lines > 0 && <use className={css.lines} href={`/motifs/${GLYPH_FILE}#lines-${lines}`} />}
      <use className={css.alpha} href={`/motifs/${GLYPH_FILE}#alpha`} />
    </svg>
  );
}
