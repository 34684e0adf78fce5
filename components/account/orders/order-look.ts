import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';
import { TAKES_FILES } from '../attachments/file-look.ts';

const NARROW = '@media (width < 56.25rem)';
const SMALL = '@media (width < 48rem)';
const hairline = `1px solid ${cssVar('palette-divider')}`;
const rule = `1px solid ${cssVar('palette-dividerStrong')}`;

/** One order: its parts below each other. */
export const Whole = styled('article')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' });

export const Title = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: '1rem 2rem',
  paddingBlockStart: '1rem',
  borderBlockStart: rule,
  '& h2': { overflowWrap: 'anywhere' },
});

/** Two or three facts beside the title. */
export const Keys = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 1.75rem',
  '& dt': { fontSize: cssVar('type-caption'), color: cssVar('palette-text-secondary'), lineHeight: 1.4 },
  '& dd': { fontSize: '1.125rem', lineHeight: 1.35 },
});

/** The tinted panel: what waits for the customer. It holds the only gold button of the page. */
export const Ask = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  gap: '1.5rem clamp(1.5rem, 4vw, 4rem)',
  padding: 'clamp(1.25rem, 2.4vw, 2rem)',
  backgroundColor: cssVar('palette-surface-tint'),
  borderBlock: `1px solid ${cssVar('palette-primary-main')}`,
  '& > div': { display: 'grid', gap: '.75rem', alignContent: 'start', maxInlineSize: '38rem' },
  '& fieldset': { display: 'grid', gap: '.25rem' },
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Work at the start, money and details at the end. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(15rem, 4fr)',
  gap: '2rem clamp(1.5rem, 3vw, 2.5rem)',
  '& > *': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem', alignContent: 'start' },
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const RuledHead = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '.5rem 1rem',
  minBlockSize: '3rem',
  paddingBlock: '.375rem',
  borderBlockStart: rule,
});

/** What was handed over: name, day, state, the way to it. */
export const Files = styled('ul')({
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3.5fr) auto',
    gap: '.25rem 1rem',
    alignItems: 'center',
    paddingBlock: '.625rem',
    borderBlockStart: hairline,
    overflowWrap: 'anywhere',
  },
  '& > li > div': { gridColumn: '1 / -1' },
  [SMALL]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& > li > :nth-of-type(2)': { gridArea: '2 / 1' },
    '& > li > :nth-of-type(3)': { gridArea: '2 / 2' },
  },
});

/** The customer's files and the way to add some; they can be let go over it. */
export const GiveFiles = styled('div')({ display: 'grid', gap: '.875rem', ...TAKES_FILES });

/** Moments and what happened at them. */
export const Moments = styled('ol')({
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 10.5rem) minmax(0, 1fr)',
    gap: '.25rem 1.25rem',
    paddingBlock: '.625rem',
    borderBlockStart: hairline,
    fontSize: cssVar('type-body2'),
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
  },
  '& q, & blockquote': { color: cssVar('palette-text-secondary') },
  [SMALL]: { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '.125rem' } },
});

export const Panel = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.875rem',
  padding: '1.25rem',
  backgroundColor: cssVar('palette-background-paper'),
  border: hairline,
  // A sum in toman has sixteen letters and is not to be torn.
  containerType: 'inline-size',
  '& .figure': { fontSize: 'clamp(1.25rem, 11cqi, 2.75rem)', overflowWrap: 'anywhere' },
});

/** Names and values, one pair a line. */
export const Pairs = styled('dl')({
  display: 'grid',
  fontSize: cssVar('type-body2'),
  lineHeight: 1.4,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '.125rem 1rem',
    paddingBlock: '.5625rem',
    borderBlockStart: hairline,
  },
  '& dt': { color: cssVar('palette-text-secondary') },
  '& dd': { fontWeight: cssVar('weight-medium'), overflowWrap: 'anywhere', minInlineSize: 0 },
});
