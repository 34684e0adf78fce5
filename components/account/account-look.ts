import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

/* Drawn by the theme's own styles: style sheets are shared with public pages (docs/customer-area.md). */

const NARROW = '@media (width < 56.25rem)';
const SMALL = '@media (width < 37.5rem)';
const rule = `1px solid ${cssVar('palette-divider')}`;

/** Heading at the start, rows beside it. */
export const Section = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)',
  gap: '1.5rem 2.5rem',
  paddingBlock: '1.5rem',
  borderBlockStart: `1px solid ${cssVar('palette-dividerStrong')}`,
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Things below each other, as wide as they are. */
export const Column = styled('div')({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: '1rem' });

export const Rows = styled('ul')({ inlineSize: '100%', padding: 0, listStyle: 'none' });

/** Name, state, action. */
export const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr) auto',
  gap: '.5rem 1.25rem',
  alignItems: 'center',
  paddingBlock: '.75rem',
  borderBlockEnd: rule,
  fontSize: cssVar('type-body2'),
  overflowWrap: 'anywhere',
  '& > span:first-of-type': { color: cssVar('palette-text-secondary') },
  [SMALL]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > span:first-of-type': { gridColumn: '1 / -1' } },
});

export const Actions = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '.5rem', justifySelf: 'end' });

/** A form in a dialog: fields as wide as it is. */
export const DialogForm = styled('form')({
  display: 'grid',
  justifyItems: 'start',
  gap: '1.25rem',
  '& > div': { inlineSize: '100%' },
});

export const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: '.5rem',
  padding: 0,
  listStyle: 'none',
});
