import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

/* Drawn by the theme's own styles: style sheets are shared with public pages (docs/customer-area.md). */

const MEDIUM = '@media (width < 75rem)';
const SMALL = '@media (width < 48rem)';
const hairline = `1px solid ${cssVar('palette-divider')}`;

/** Panels in twelve columns; each says how many it takes. */
export const Panels = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: '1.5rem',
  [SMALL]: { gap: '1rem' },
});

/** A sheet on the page. On a medium screen it takes half of the row or, if it is wide, all of it. */
export const Panel = styled('section', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: number }>(
  ({ columns }) => ({
    gridColumn: `span ${columns}`,
    display: 'flex',
    flexDirection: 'column',
    gap: '1rem',
    minInlineSize: 0,
    padding: '1.25rem',
    backgroundColor: cssVar('palette-background-paper'),
    border: hairline,
    '& > fieldset': { alignSelf: 'start' },
    [MEDIUM]: { gridColumn: columns > 5 ? '1 / -1' : 'span 6' },
    [SMALL]: { gridColumn: '1 / -1' },
  }),
);

/** Panels of one column, one below the other; the last one fills what is left. */
export const Stack = styled('div')({
  gridColumn: 'span 4',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: '1.5rem',
  minInlineSize: 0,
  '& > section': { gridColumn: 'auto' },
  [MEDIUM]: { gridColumn: 'span 6' },
  [SMALL]: { gridColumn: '1 / -1', gap: '1rem' },
});

export const PanelHead = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.5rem 1rem',
});

/** Stands at the panel's end, ruled off. */
export const PanelFoot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.75rem',
  marginBlockStart: 'auto',
  paddingBlockStart: '1rem',
  borderBlockStart: hairline,
});

/** Words at the start, buttons at the end. */
export const Opening = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
});

export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '.75rem' });

/** The one thing that waits for the customer, between gold rules. */
export const Need = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.75rem 1.25rem',
  padding: '1rem 1.25rem',
  backgroundColor: cssVar('palette-surface-tint'),
  borderBlock: `1px solid ${cssVar('palette-primary-main')}`,
  fontSize: cssVar('type-body2'),
  lineHeight: 1.5,
  '& p': { flex: '1 1 18rem', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: cssVar('weight-medium') },
});

/** “Sign here”, and nothing else. */
export const Diamond = styled('span')({
  flex: 'none',
  inlineSize: '.75rem',
  blockSize: '.75rem',
  margin: '.25rem',
  rotate: '45deg',
  backgroundColor: cssVar('palette-primary-main'),
  outline: `1px solid ${cssVar('palette-gold-deep')}`,
  outlineOffset: '2px',
});

/** In as many columns as there is room for; a row that is not full is filled by those in it. */
export const Stats = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  padding: 0,
  listStyle: 'none',
  backgroundColor: cssVar('palette-divider'),
  border: hairline,
  '& > li': {
    flex: '1 1 10.5rem',
    display: 'grid',
    minInlineSize: 0,
    backgroundColor: cssVar('palette-background-paper'),
  },
  [SMALL]: { '& > li': { flexBasis: 'calc(50% - 1px)' } },
});

/** One figure, small above and below it; a link or not. */
export const StatBody = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  alignContent: 'start',
  minInlineSize: 0,
  minBlockSize: '8.25rem',
  padding: '1.125rem 1.25rem 1.25rem',
  overflowWrap: 'anywhere',
  '& > :first-of-type': { fontSize: cssVar('type-caption'), color: cssVar('palette-text-secondary') },
  '& > :nth-of-type(2)': {
    marginBlock: '.375rem .5rem',
    fontSize: 'clamp(1.875rem, 1.3rem + 1.55vw, 2.75rem)',
    lineHeight: 1.25,
    letterSpacing: cssVar('track-figure'),
    fontWeight: cssVar('weight-display'),
  },
  '& > :last-child': { alignSelf: 'end', fontSize: cssVar('type-caption'), color: cssVar('palette-text-secondary') },
  'a&:hover': { backgroundColor: cssVar('palette-surface-sunken') },
  'a& > :first-of-type': {
    textDecorationLine: 'underline',
    textDecorationColor: cssVar('palette-primary-main'),
    textUnderlineOffset: '.25em',
  },
});

/** Name and value in two columns. */
export const FactList = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr)',
  gap: '.625rem 1.25rem',
  fontSize: cssVar('type-body2'),
  '& dt': { color: cssVar('palette-text-secondary') },
  '& dd': { fontWeight: cssVar('weight-medium'), overflowWrap: 'anywhere' },
});
