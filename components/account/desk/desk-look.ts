import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

/* Drawn by the theme's own styles: style sheets are shared with public pages (docs/customer-area.md). */

const NARROW = '@media (width < 56.25rem)';
const rule = `1px solid ${cssVar('palette-divider')}`;

export const Desk = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The inboxes with how much waits in each; scrolls sideways where they do not fit. */
export const Strip = styled('nav')({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${cssVar('palette-dividerStrong')}`,
  '& ul': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(8.5rem, 1fr)',
    padding: 0,
    listStyle: 'none',
  },
  '& li + li a': { borderInlineStart: rule },
  '& a': { position: 'relative', display: 'grid', blockSize: '100%', padding: '.875rem 1rem .75rem' },
  '& a:hover': { backgroundColor: cssVar('palette-background-paper') },
  '& a:focus-visible': { outlineOffset: -3 },
  '& a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: 3,
    backgroundColor: cssVar('palette-primary-main'),
  },
  '& a > span:first-of-type': { display: 'flex', justifyContent: 'space-between', gap: '.5rem' },
  '& b': { fontSize: '1.875rem', lineHeight: 1.15, fontWeight: cssVar('weight-display') },
});

export const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem .5rem',
  paddingBlock: '.5rem',
  fontSize: cssVar('type-body2'),
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '.25rem', padding: 0, listStyle: 'none' },
  '& li a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.5rem',
    paddingInline: '.75rem',
    borderRadius: cssVar('shape-borderRadius'),
    fontWeight: cssVar('weight-medium'),
  },
  '& li a:hover': { backgroundColor: cssVar('palette-surface-sunken') },
  '& li a[aria-current]': {
    backgroundColor: cssVar('palette-secondary-main'),
    color: cssVar('palette-secondary-contrastText'),
  },
  '& > :last-child': { marginInlineStart: 'auto' },
});

/** A list and what is open of it. */
export const Split = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
  minBlockSize: '60dvh',
  backgroundColor: cssVar('palette-background-paper'),
  border: rule,
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', '&[data-open] > section': { display: 'none' } },
});

export const Side = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderInlineEnd: rule,
  [NARROW]: { border: 0 },
});

export const SideHead = styled('header')({
  display: 'grid',
  gap: '.75rem',
  padding: '.75rem 1rem',
  borderBlockEnd: rule,
});

export const Rows = styled('ol')({
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    gap: '.75rem',
    alignItems: 'center',
    padding: '.6875rem 1rem',
    borderBlockEnd: rule,
    fontSize: cssVar('type-body2'),
    lineHeight: 1.35,
  },
  '& a:hover': { backgroundColor: cssVar('palette-background-default') },
  '& a:focus-visible': { outlineOffset: -3 },
  '& a[aria-current]': {
    backgroundColor: cssVar('palette-surface-tint'),
    borderInlineStart: `3px solid ${cssVar('palette-primary-main')}`,
  },
  '& a > span': { display: 'grid', minInlineSize: 0 },
  '& a > span > *': { overflow: 'hidden', textAlign: 'match-parent', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontWeight: cssVar('weight-medium') },
  '& [data-end]': { textAlign: 'end' },
  '& [data-end] b': { color: cssVar('palette-error-main') },
});

export const Panel = styled('div')({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const PanelHead = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '.75rem 1.5rem',
  padding: '1.25rem 1.5rem',
  borderBlockEnd: rule,
  overflowWrap: 'anywhere',
  '& h2': { fontSize: 'clamp(1.375rem, 1.2rem + .6vw, 1.75rem)' },
  '& .muted': { overflowWrap: 'anywhere' },
});

export const PanelBody = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '1.25rem',
  padding: '1.25rem 1.5rem 1.5rem',
  overflowWrap: 'anywhere',
});

export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.5rem .75rem' });

/** What was written by somebody: its lines stay as they are. */
export const Words = styled('div')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6 });

/** The same with its few marks made elements. */
export const Marked = styled('div')({
  display: 'grid',
  gap: '.5rem',
  inlineSize: '100%',
  overflowWrap: 'anywhere',
  lineHeight: 1.6,
  '& p, & ul, & ol, & pre, & blockquote': { margin: 0 },
  '& ul, & ol': { paddingInlineStart: '1.25rem' },
  '& blockquote': { paddingInlineStart: '.75rem', borderInlineStart: `2px solid ${cssVar('palette-dividerStrong')}` },
  '& pre': { padding: '.75rem', overflowX: 'auto', backgroundColor: cssVar('palette-surface-sunken') },
  '& a': { textDecoration: 'underline' },
});

/** Facts in pairs, one a line. */
export const Facts = styled('dl')({
  display: 'grid',
  alignContent: 'start',
  fontSize: cssVar('type-body2'),
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '.125rem 1rem',
    paddingBlock: '.5rem',
    borderBlockStart: rule,
  },
  '& dt': { color: cssVar('palette-text-secondary') },
  '& dd': { margin: 0, fontWeight: cssVar('weight-medium'), overflowWrap: 'anywhere' },
});

/** Parts beside each other where there is room. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: '1.25rem 2rem',
});

/** A page of the desk that is no inbox. */
export const Sheet = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
  padding: '1.5rem',
  backgroundColor: cssVar('palette-background-paper'),
  border: rule,
  overflowWrap: 'anywhere',
});

export const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
  gap: '1rem',
  '& > [data-wide]': { gridColumn: '1 / -1' },
  // The browser's own button and file name, which may be long.
  '& input[type="file"]': { fontSize: cssVar('type-body2'), textOverflow: 'ellipsis' },
});

export const Lines = styled('ul')({
  padding: 0,
  listStyle: 'none',
  fontSize: cssVar('type-body2'),
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '.375rem 1.25rem',
    paddingBlock: '.625rem',
    borderBlockStart: rule,
  },
});

/** A choice without a border of its own around it. */
export const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem',
  '& button': {
    minBlockSize: '2.25rem',
    paddingInline: '.75rem',
    border: rule,
    borderRadius: cssVar('shape-borderRadius'),
    fontSize: cssVar('type-caption'),
    fontWeight: cssVar('weight-medium'),
  },
  '& button:hover': { borderColor: cssVar('palette-text-primary') },
  '& button[aria-pressed=true]': {
    borderColor: cssVar('palette-secondary-main'),
    backgroundColor: cssVar('palette-secondary-main'),
    color: cssVar('palette-secondary-contrastText'),
  },
});

/** A control that stands in a line with others: as high as a small button. */
export const Select = styled('select')({
  minBlockSize: '2.25rem',
  maxInlineSize: '100%',
  padding: '.25rem .5rem',
  backgroundColor: cssVar('palette-background-paper'),
  border: `1px solid ${cssVar('palette-border-control')}`,
  borderRadius: cssVar('shape-borderRadius'),
  fontSize: cssVar('type-caption'),
});
