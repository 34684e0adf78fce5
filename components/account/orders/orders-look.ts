import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

const NARROW = '@media (width < 56.25rem)';
const hairline = `1px solid ${cssVar('palette-divider')}`;
const COLUMNS = 'minmax(0, 3.4fr) minmax(0, 2.4fr) minmax(0, 2.4fr) minmax(0, 1.8fr) minmax(0, 1.9fr)';

/** Choice and search above the list. */
export const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem 1.5rem',
  justifyContent: 'space-between',
  alignItems: 'center',
  '& > :last-child': { flex: '1 1 14rem', maxInlineSize: '20rem' },
  '& fieldset': { maxInlineSize: '100%' },
});

export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem 2rem',
  justifyContent: 'space-between',
  alignItems: 'center',
});

export const List = styled('ol')({
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${cssVar('palette-dividerStrong')}`,
  '&[aria-busy=true]': { opacity: 0.6 },
});

/** Names of the columns; the rows say them to screen readers by themselves. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  gap: '.25rem 1.25rem',
  padding: '.5rem .75rem',
  borderBlockEnd: hairline,
  color: cssVar('palette-text-secondary'),
  fontSize: cssVar('type-caption'),
  '& > :last-child': { textAlign: 'end' },
  [NARROW]: { display: 'none' },
});

/** One order of the list. Rows below the fold cost nothing until they are near. */
export const Row = styled('li')({
  borderBlockEnd: hairline,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 4.5rem',
  '&[data-next=customer]': {
    backgroundColor: cssVar('palette-surface-tint'),
    boxShadow: `inset 3px 0 0 ${cssVar('palette-primary-main')}`,
  },
  '[dir=rtl] &[data-next=customer]': { boxShadow: `inset -3px 0 0 ${cssVar('palette-primary-main')}` },
  '& > a': {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    gap: '.25rem 1.25rem',
    alignItems: 'center',
    padding: '.875rem .75rem',
    fontSize: cssVar('type-body2'),
    lineHeight: 1.4,
  },
  '& > a > span': { display: 'grid', gap: '.125rem', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& > a > :last-child': { textAlign: 'end' },
  '& > a:hover': { backgroundColor: cssVar('palette-background-paper') },
  '& > a:hover .h6': {
    textDecoration: `underline 2px ${cssVar('palette-primary-main')}`,
    textUnderlineOffset: '.2em',
  },
  [NARROW]: {
    '& > a': { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '.625rem 1rem' },
    '& > a > :nth-of-type(1)': { gridArea: '1 / 1' },
    '& > a > :nth-of-type(2)': { gridArea: '3 / 1 / auto / -1' },
    '& > a > :nth-of-type(3)': { gridArea: '2 / 1' },
    '& > a > :nth-of-type(4)': { gridArea: '2 / 2', textAlign: 'end' },
    '& > a > :nth-of-type(5)': { gridArea: '1 / 2' },
  },
});

/** Who has to do the next thing; the customer's turn is gold and carries the diamond. */
export const Who = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.625rem',
  fontWeight: cssVar('weight-medium'),
  '&[data-who=customer]': { color: cssVar('palette-gold-text') },
});

/** "Sign here": stands wherever the customer has to act, and nowhere else. */
export const Sign = styled('span')({
  flex: 'none',
  inlineSize: '.625rem',
  blockSize: '.625rem',
  marginInlineStart: '.125rem',
  rotate: '45deg',
  backgroundColor: cssVar('palette-primary-main'),
  border: `2px solid ${cssVar('palette-surface-tint')}`,
  outline: `1px solid ${cssVar('palette-gold-deep')}`,
});

/** How far an order has come, in bars. */
export const Track = styled('span')({
  display: 'flex',
  gap: '3px',
  maxInlineSize: '9rem',
  '& > span': {
    flex: 1,
    blockSize: '.5rem',
    backgroundColor: cssVar('palette-surface-sunken'),
    boxShadow: `inset 0 0 0 1px ${cssVar('palette-border-control')}`,
  },
  '& > [data-part=done]': { backgroundColor: cssVar('palette-secondary-main'), boxShadow: 'none' },
  '& > [data-part=you]': {
    backgroundColor: cssVar('palette-primary-main'),
    boxShadow: `inset 0 0 0 1px ${cssVar('palette-gold-deep')}`,
  },
  '& > [data-part=us]': {
    background: `linear-gradient(90deg, ${cssVar('palette-secondary-main')} 50%, ${cssVar('palette-surface-sunken')} 50%)`,
    boxShadow: `inset 0 0 0 1px ${cssVar('palette-secondary-main')}`,
  },
  '[dir=rtl] & > [data-part=us]': {
    background: `linear-gradient(270deg, ${cssVar('palette-secondary-main')} 50%, ${cssVar('palette-surface-sunken')} 50%)`,
  },
  '@media (forced-colors: active)': { '& > [data-part]': { forcedColorAdjust: 'none' } },
});
