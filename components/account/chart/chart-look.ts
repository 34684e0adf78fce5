import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

/** Names and marks of a chart's lines, each of which can be taken off. */
export const Legend = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.25rem',
  margin: 0,
  padding: 0,
  border: 0,
  fontSize: cssVar('type-caption'),
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.5rem',
    minBlockSize: '2rem',
    cursor: 'pointer',
  },
  '& input': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'pointer' },
  '& label:has(:focus-visible)': { outline: `2px solid ${cssVar('palette-focus-main')}`, outlineOffset: '2px' },
  '& label:has(input:not(:checked))': { color: cssVar('palette-text-secondary'), textDecorationLine: 'line-through' },
  '& svg': { inlineSize: '.875rem', blockSize: '.875rem' },
  '& b': { fontWeight: cssVar('weight-medium') },
});

/** As high as the chart, so that nothing moves when it arrives. */
export const ChartBox = styled('div')({
  position: 'relative',
  blockSize: '22rem',
  fontSize: cssVar('type-caption'),
  '& svg text': { fontFamily: 'inherit', unicodeBidi: 'plaintext' },
  '& .recharts-surface:focus-visible': { outline: `2px solid ${cssVar('palette-focus-main')}`, outlineOffset: '2px' },
  '@media (width < 37.5rem)': { blockSize: '17rem' },
});

/** Figures under the pointer or the keyboard's cursor. */
export const Tip = styled('div')({
  minInlineSize: '9.5rem',
  padding: '.625rem .75rem',
  backgroundColor: cssVar('palette-background-paper'),
  border: `1px solid ${cssVar('palette-divider')}`,
  borderBlockStart: `2px solid ${cssVar('palette-primary-main')}`,
  boxShadow: cssVar('shadows-2'),
  lineHeight: 1.6,
  '& ul': { padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: '.875rem 1fr auto', gap: '.5rem', alignItems: 'center' },
  '& b': { fontWeight: cssVar('weight-medium') },
});

/** The same figures in words, rows and a file. */
export const Beside = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 1.25rem',
  alignItems: 'start',
  fontSize: cssVar('type-caption'),
  '& details': { flex: '1 1 14rem', minInlineSize: 0 },
  '& summary': {
    inlineSize: 'fit-content',
    minBlockSize: '2.25rem',
    alignContent: 'center',
    color: cssVar('palette-gold-text'),
    textDecorationLine: 'underline',
    cursor: 'pointer',
  },
  '& details[open]': { flexBasis: '100%' },
  '& table': { fontSize: cssVar('type-caption') },
});
