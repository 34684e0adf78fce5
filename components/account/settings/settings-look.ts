import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

const hairline = `1px solid ${cssVar('palette-divider')}`;

/** A sample of what was chosen. */
export const Proof = styled('p')({
  display: 'grid',
  gap: '.25rem',
  inlineSize: '100%',
  padding: '1rem 1.25rem',
  backgroundColor: cssVar('palette-surface-sunken'),
});

/** Events against channels; scrolls sideways where it must. */
export const Matrix = styled('div')({
  inlineSize: '100%',
  overflowX: 'auto',
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: cssVar('type-body2') },
  '& :is(th, td)': { paddingBlock: '.25rem', borderBlockEnd: hairline, fontWeight: 'inherit' },
  '& th': { textAlign: 'start' },
  '& :is(thead th, td):not(:first-of-type), & td': { textAlign: 'center', paddingInline: '.375rem' },
  '& thead th': { fontSize: cssVar('type-caption'), color: cssVar('palette-text-secondary'), paddingBlock: '.5rem' },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    '& input': { margin: 0 },
    // What cannot be switched off is still seen to be on.
    '& input:disabled:checked': {
      backgroundColor: cssVar('palette-text-disabled'),
      borderColor: cssVar('palette-text-disabled'),
    },
  },
});
