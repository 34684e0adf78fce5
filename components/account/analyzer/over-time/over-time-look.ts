import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

/** One of the things that can be done with a report. */
export const Part = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.75rem',
  alignContent: 'start',
  paddingBlock: '1.25rem',
  borderBlockEnd: `1px solid ${cssVar('palette-divider')}`,
});

/** Things beside each other while there is room. */
export const Side = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: '1rem 2rem',
  alignItems: 'start',
  '& ul': { display: 'grid', gap: '.25rem', padding: 0, marginBlockStart: '.375rem', listStyle: 'none' },
});

/** The chart with what it is called. On paper the numbers would stand without their line. */
export const TrendPart = styled('div')({ padding: '1rem 1.25rem', '@media print': { display: 'none' } });

/** A line of things that are pressed. */
export const Doing = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', alignItems: 'end' });
