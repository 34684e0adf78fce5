import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';
import { TAKES_FILES } from '../attachments/file-look.ts';

/* Drawn by the theme's own styles: style sheets are shared with public pages (docs/customer-area.md). */

const NARROW = '@media (width < 68rem)';
const rule = `1px solid ${cssVar('palette-divider')}`;

/** Parts of a page in one element that draws nothing. */
export const Parts = styled('div')({ display: 'contents' });

/** List beside the thread; on a narrow screen one of the two. */
export const Panes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
  minBlockSize: '32rem',
  border: rule,
  borderRadius: cssVar('shape-borderRadius'),
  background: cssVar('palette-background-paper'),
  '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0 },
  '&[data-alone] > * > [data-back]': { display: 'none' },
  [NARROW]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-open]:not([data-alone]) > :first-of-type': { display: 'none' },
    '&:not([data-open]) > :last-of-type': { display: 'none' },
  },
  '@media print': { display: 'block', border: 0, '&:not([data-alone]) > :first-of-type': { display: 'none' } },
});

export const Pane = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '& + &': { borderInlineStart: rule },
  [NARROW]: { '& + &': { borderInlineStart: 0 } },
});

export const PaneHead = styled('div')({
  display: 'grid',
  gap: '.75rem',
  padding: '1.25rem',
  borderBlockEnd: rule,
  '@media print': { '& button': { display: 'none' } },
});

export const OnlyNarrow = styled('div')({ display: 'none', [NARROW]: { display: 'block' } });

export const TicketRows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '.25rem',
    padding: '1rem 1.25rem',
    borderBlockEnd: rule,
    borderInlineStart: '3px solid transparent',
    fontSize: cssVar('type-body2'),
    overflowWrap: 'anywhere',
  },
  '& a:hover': { background: cssVar('palette-surface-sunken') },
  '& a[aria-current]': {
    background: cssVar('palette-surface-tint'),
    borderInlineStartColor: cssVar('palette-primary-main'),
  },
  '& strong': { fontWeight: cssVar('weight-medium') },
});

/** The mark of something unread. */
export const Dot = styled('span')({
  display: 'inline-block',
  inlineSize: '.5rem',
  blockSize: '.5rem',
  marginInlineEnd: '.5rem',
  borderRadius: '50%',
  background: cssVar('palette-primary-main'),
});

export const Between = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '.25rem .75rem',
});

/** Somebody and the beginning of what they wrote, cut where its own letters run to. */
export const OneLine = styled('span')({
  display: 'flex',
  gap: '.25rem',
  whiteSpace: 'nowrap',
  '& > :last-child': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** The messages of a thread, which scroll by themselves. */
export const Log = styled('div')({
  display: 'grid',
  flexGrow: 1,
  alignContent: 'start',
  gap: '1.25rem',
  maxBlockSize: '65dvh',
  minBlockSize: '14rem',
  padding: '1.25rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outline: `2px solid ${cssVar('palette-focus-main')}`, outlineOffset: '-2px' },
  '@media print': { maxBlockSize: 'none', overflow: 'visible' },
});

/** Somebody's first letter beside what they wrote. */
export const Entry = styled('article')({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: '.875rem',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    borderRadius: '50%',
    background: cssVar('palette-surface-sunken'),
    fontSize: cssVar('type-caption'),
    fontWeight: cssVar('weight-medium'),
    textTransform: 'uppercase',
  },
  '&[data-own] > span': {
    background: cssVar('palette-primary-main'),
    color: cssVar('palette-primary-contrastText'),
  },
  '@media (width < 37.5rem)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > span': { display: 'none' } },
});

export const Bubble = styled('div')({
  display: 'grid',
  gap: '.5rem',
  minInlineSize: 0,
  fontSize: cssVar('type-body2'),
  overflowWrap: 'anywhere',
  '&[data-own]': {
    padding: '.875rem 1rem',
    background: cssVar('palette-surface-tint'),
    borderRadius: cssVar('shape-borderRadius'),
  },
  '&[data-refused]': { border: `1px solid ${cssVar('palette-error-main')}` },
  '& p, & ul, & ol, & pre, & blockquote': { margin: 0 },
  '& ul, & ol': { paddingInlineStart: '1.25rem' },
  '& blockquote': { paddingInlineStart: '.75rem', borderInlineStart: `2px solid ${cssVar('palette-dividerStrong')}` },
  '& pre': { padding: '.75rem', overflowX: 'auto', background: cssVar('palette-surface-sunken') },
  '& a': { textDecoration: 'underline' },
});

/** What happened, on a rule between the messages. */
export const Happened = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  margin: 0,
  fontSize: cssVar('type-caption'),
  color: cssVar('palette-text-secondary'),
  '&::after': { content: '""', flex: '1 1 2rem', borderBlockStart: rule },
});

export const Writing = styled('form')({
  display: 'grid',
  gap: '.75rem',
  padding: '1.25rem',
  background: cssVar('palette-surface-sunken'),
  borderBlockStart: rule,
  ...TAKES_FILES,
  '& textarea': { minBlockSize: '6rem' },
  '@media print': { display: 'none' },
});

export const Form = styled('form')({
  display: 'grid',
  gap: '1.25rem',
  padding: '1.25rem',
});

/** Below what is written; nothing of it is for paper. */
export const Foot = styled('div')({
  display: 'grid',
  gap: '.75rem',
  padding: '1.25rem',
  '@media print': { display: 'none' },
});

/** Two fields side by side where there is room. */
export const Pair = styled('div')({
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});

export const Card = styled('section')({
  display: 'grid',
  alignContent: 'start',
  gap: '1rem',
  padding: '1.5rem',
  background: cssVar('palette-background-paper'),
  border: rule,
  borderRadius: cssVar('shape-borderRadius'),
});

/** Live support beside its hours and chat apps. */
export const Beside = styled('div')({
  display: 'grid',
  gap: '1.25rem',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)',
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** When somebody is back, beside the day it is told of. */
export const Outside = styled('section')({
  display: 'grid',
  gap: '1.25rem 2.5rem',
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  '& > div': { display: 'grid', gap: '.75rem' },
});

/** A frame whose parts bring their own padding. */
export const Box = styled('div')({
  minInlineSize: 0,
  background: cssVar('palette-background-paper'),
  border: rule,
  borderRadius: cssVar('shape-borderRadius'),
  overflow: 'hidden',
});
