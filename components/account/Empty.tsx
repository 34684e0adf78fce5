import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GLYPH_FILE, GLYPH_FRAME } from '#lib/motif/files.ts';
import { cssVar } from '#lib/theme/variable.ts';

const Place = styled('div')({
  display: 'grid',
  gap: '1rem',
  justifyItems: 'start',
  '& > svg': { inlineSize: '8rem', fill: 'none', stroke: cssVar('palette-contour'), strokeWidth: 1 },
  '& > svg > :first-of-type': { opacity: 0.4 },
  '& > svg > :last-of-type': { stroke: cssVar('palette-gold-main'), strokeWidth: 2.5 },
});

interface Props {
  /** One sentence: what would stand here. */
  readonly children: ReactNode;
  /** One action, where there is one. */
  readonly action?: ReactNode;
}

/** An empty list of the customer area: the drawing, one sentence, one action. */
export function Empty({ children, action }: Props) {
  return (
    <Place>
      <svg viewBox={`0 0 ${GLYPH_FRAME.w} ${GLYPH_FRAME.h}`} aria-hidden="true">
        <use href={`/motifs/${GLYPH_FILE}#lines-2`} />
        <use href={`/motifs/${GLYPH_FILE}#alpha`} />
      </svg>
      <p className="muted">{children}</p>
      {action}
    </Place>
  );
}
