import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

const SMALL = '@media screen and (width < 48rem)';
const PRINT = '@media print';

/** One line that opens: number, name, severity, work, sign. */
export const Item = styled('details')({
  borderBlockEnd: `1px solid ${cssVar('palette-divider')}`,
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr) 7.5rem 7rem 1.25rem',
    gap: '.25rem 1rem',
    alignItems: 'center',
    paddingBlock: '1rem',
    cursor: 'pointer',
    listStyle: 'none',
    [SMALL]: { gridTemplateColumns: '1.5rem minmax(0, 1fr) auto 1.25rem', columnGap: '.75rem' },
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > span:first-of-type': { alignSelf: 'start', paddingBlockStart: '.2rem' },
  '& > summary > [data-work]': { [SMALL]: { display: 'none' } },
  '& > summary:hover [data-name]': {
    textDecoration: `underline 2px ${cssVar('palette-primary-main')}`,
    textUnderlineOffset: '.2em',
  },
  '&[open] > summary > svg': { rotate: '45deg' },
  [PRINT]: {
    breakInside: 'avoid',
    '& > summary': {
      gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
      columnGap: '.25rem',
      alignItems: 'start',
      paddingBlock: '.375rem .125rem',
      breakAfter: 'avoid',
    },
    '& > summary > svg, & > summary > [data-work]': { display: 'none' },
  },
});

/** What a line is called, with a small line below it; a heading, so that a screen reader can go from one to the next. */
export const Name = styled('h3')({ display: 'grid', margin: 0, fontWeight: 'inherit', overflowWrap: 'anywhere' });

/** What opens: words at the start, the measure beside them. */
export const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  gap: '1.5rem 3rem',
  paddingBlock: '.25rem 1.75rem',
  paddingInlineStart: '2.75rem',
  [SMALL]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInlineStart: 0 },
  '& > div:first-of-type': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '.5rem',
    alignContent: 'start',
    maxInlineSize: '44rem',
  },
  '& h4:not(:first-of-type), & > div > div[data-screen]': { marginBlockStart: '.5rem' },
  // A label and its words in one line each.
  [PRINT]: {
    display: 'block',
    paddingBlock: '0 .5rem',
    paddingInlineStart: '1.5rem',
    '& > div:first-of-type': { display: 'block' },
    '& h4, & > div:first-of-type > p': { display: 'inline', fontSize: cssVar('type-body2') },
    '& h4::after': { content: '": "' },
    '& > div:first-of-type > p::after': { content: '"\\A"', whiteSpace: 'pre' },
  },
});

/** Names of checks in a line each. */
export const Names = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: '.375rem 1.5rem',
  paddingBlockEnd: '1.25rem',
  paddingInlineStart: '2.75rem',
  listStyle: 'none',
  fontSize: cssVar('type-body2'),
  color: cssVar('palette-text-secondary'),
  [SMALL]: { paddingInlineStart: 0 },
  [PRINT]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '0 1.5rem',
    paddingBlockEnd: '.5rem',
    paddingInlineStart: '1.5rem',
    fontSize: cssVar('type-caption'),
  },
});
