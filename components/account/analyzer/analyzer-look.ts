import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

const rule = `1px solid ${cssVar('palette-divider')}`;

/** What stands on the screen and not on paper. */
export const OnScreen = styled('div')({ display: 'grid', gap: '1.5rem', '@media print': { display: 'none' } });

/** Where the run one looks at stands. It takes the focus when another run comes into it. */
export const Place = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
  '&:focus': { outline: 'none' },
  '&:empty': { display: 'none' },
  '@media print': { display: 'block' },
});

export const Panel = styled('section')({
  display: 'grid',
  gap: '1rem',
  padding: 'clamp(1rem, 2.5vw, 1.5rem)',
  backgroundColor: cssVar('palette-background-paper'),
  border: rule,
});

export const FormRow = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  '& button': { minBlockSize: '3.25rem' },
});

export const Options = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '.75rem 1.5rem', alignItems: 'center' });

/** Done so far, from 0 to 1. */
export const Bar = styled('div')({
  blockSize: '4px',
  backgroundColor: cssVar('palette-surface-sunken'),
  '& > span': {
    display: 'block',
    blockSize: '100%',
    inlineSize: '100%',
    backgroundColor: cssVar('palette-primary-main'),
    // The style plugin turns it round for languages from right to left.
    transformOrigin: 'left',
    transition: `scale ${cssVar('duration-base')}`,
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});

export const Steps = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem 1.75rem',
  padding: 0,
  listStyle: 'none',
  fontSize: cssVar('type-body2'),
  color: cssVar('palette-text-secondary'),
  '& li': { display: 'inline-flex', alignItems: 'center', gap: '.5rem' },
  '& li[data-state=done], & li[aria-current]': { color: cssVar('palette-text-primary') },
  '& li[data-state=done] svg': { color: cssVar('palette-success-main') },
  '& li > i': {
    inlineSize: '.75rem',
    blockSize: '.75rem',
    border: `1.5px solid ${cssVar('palette-border-control')}`,
    borderRadius: '50%',
  },
  '& li[aria-current] > i': { borderColor: cssVar('palette-gold-deep'), borderInlineEndColor: 'transparent' },
});

export const Between = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem 1.5rem',
  alignItems: 'center',
  justifyContent: 'space-between',
});

/** A heading over what is ruled off below it. */
export const Headed = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.75rem 1.5rem',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlockEnd: '1rem',
    borderBlockEnd: `1px solid ${cssVar('palette-dividerStrong')}`,
    breakAfter: 'avoid',
    '@media print': { paddingBlockEnd: '1mm' },
  },
  '@media print': { '& [role=row] > *': { paddingBlock: '.5mm' } },
});
