import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

const hairline = `1px solid ${cssVar('palette-divider')}`;

/** The page, as far apart as the frame has its parts. */
export const Parts = styled('div')({ display: 'grid', gap: '1.5rem' });

export const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.75rem',
});

export const Day = styled('section')({
  '& h2': { paddingBlock: '.75rem', borderBlockEnd: `1px solid ${cssVar('palette-dividerStrong')}` },
  '& ul': { padding: 0, listStyle: 'none' },
});

/** Dot, words, time, and what to do; unread is dot plus weight. */
export const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '.75rem minmax(0, 1fr) auto',
  gap: '.25rem 1rem',
  alignItems: 'baseline',
  paddingBlock: '.875rem',
  borderBlockEnd: hairline,
  fontSize: cssVar('type-body2'),
  overflowWrap: 'anywhere',
  '&[data-unread] b': { fontWeight: cssVar('weight-medium') },
  '& b': { fontWeight: cssVar('weight-regular') },
  '& p': { margin: 0 },
  '@media (width < 37.5rem)': {
    gridTemplateColumns: '.75rem minmax(0, 1fr)',
    '& > :last-child': { gridColumn: 2, justifySelf: 'start' },
  },
});

export const Dot = styled('span')({
  inlineSize: '.5rem',
  blockSize: '.5rem',
  borderRadius: cssVar('shape-full'),
  '[data-unread] > &': { backgroundColor: cssVar('palette-gold-deep') },
});

export const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '.5rem', alignItems: 'center' });

/** A sheet beside the list's flow. */
export const Sheet = styled('section')({
  display: 'grid',
  justifyItems: 'start',
  gap: '.75rem',
  padding: '1.25rem',
  backgroundColor: cssVar('palette-background-paper'),
  border: hairline,
});
