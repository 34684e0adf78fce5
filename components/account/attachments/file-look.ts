import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

/** Things in a row that wrap. */
export const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.5rem .75rem' });

export const Files = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  margin: 0,
  paddingInline: '0 !important',
  listStyle: 'none',
  '& img': { display: 'block', inlineSize: 'auto', maxInlineSize: '100%', maxBlockSize: '15rem', objectFit: 'contain' },
});

/** How much of a file is sent. */
export const Progress = styled('progress')({
  inlineSize: '8rem',
  blockSize: '.25rem',
  accentColor: cssVar('palette-primary-main'),
});

/** Styles of a form that takes files: what is above it can be let go. */
export const TAKES_FILES = {
  '&[data-dropping]': { outline: `2px dashed ${cssVar('palette-primary-main')}`, outlineOffset: '-6px' },
} as const;
