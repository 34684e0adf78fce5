import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

const SMALL = '@media (width < 48rem)';
const edge = cssVar('palette-border-control');

/** The six milestones of an order, with who reached them and when. A diamond is a signature that is still to come. */
export const Way = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '1rem 1.25rem',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: '.125rem',
    alignContent: 'start',
    paddingBlockStart: '.875rem',
    borderBlockStart: `.5rem solid ${cssVar('palette-surface-sunken')}`,
    boxShadow: `inset 0 1px 0 ${edge}`,
    overflowWrap: 'anywhere',
  },
  '& > [data-part=done]': { borderBlockStartColor: cssVar('palette-secondary-main') },
  '& > [data-part=us]': { borderBlockStartColor: cssVar('palette-gold-deep') },
  '& > [data-part=you]': { borderBlockStartColor: cssVar('palette-primary-main') },
  '& > [data-part=you] > :nth-of-type(1)': { color: cssVar('palette-gold-text') },
  '& > :not([data-part])': { color: cssVar('palette-text-secondary') },
  [SMALL]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0 1rem',
      paddingBlock: '.5rem',
      paddingInlineStart: '.875rem',
      borderBlockStart: 0,
      boxShadow: 'none',
      borderInlineStart: `.375rem solid ${cssVar('palette-surface-sunken')}`,
    },
    '& > [data-part=done]': { borderInlineStartColor: cssVar('palette-secondary-main') },
    '& > [data-part=us]': { borderInlineStartColor: cssVar('palette-gold-deep') },
    '& > [data-part=you]': { borderInlineStartColor: cssVar('palette-primary-main') },
    '& > li > :nth-of-type(3)': { gridColumn: '1 / -1' },
  },
});
