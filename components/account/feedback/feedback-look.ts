import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

export const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: '1.5rem',
  alignItems: 'start',
  '@media (width < 60rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const Sheet = styled('section')({
  display: 'grid',
  gap: '1.25rem',
  minInlineSize: 0,
  padding: '1.25rem',
  backgroundColor: cssVar('palette-background-paper'),
  border: `1px solid ${cssVar('palette-divider')}`,
  '& form': { display: 'grid', gap: '1.25rem', justifyItems: 'start' },
  '& form > div': { inlineSize: '100%' },
});

/** One to five, in a row; the words stand below the first and the last. */
export const Points = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBlockEnd: '.5rem', padding: 0, fontWeight: cssVar('weight-medium') },
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', maxInlineSize: '22rem' },
});

/** What goes along with the message, word for word. */
export const Attached = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.25rem 1rem',
  fontSize: cssVar('type-caption'),
  overflowWrap: 'anywhere',
  '& dt': { color: cssVar('palette-text-secondary') },
});
