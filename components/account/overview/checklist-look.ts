import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

export const TodoList = styled('ul')({
  display: 'grid',
  maxBlockSize: '18rem',
  overflowY: 'auto',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '.5rem',
    alignItems: 'center',
    overflowWrap: 'anywhere',
  },
  '& label': { alignItems: 'center', paddingBlock: '.375rem' },
  '& label:has(:checked) > span': {
    color: cssVar('palette-text-secondary'),
    textDecorationLine: 'line-through',
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    color: cssVar('palette-text-secondary'),
  },
  '& button:hover': { color: cssVar('palette-error-main') },
});

/** A line to write and the button beside it, or below where the line would be too short to write in. */
export const AddForm = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  alignItems: 'end',
  '& > div': { flex: '1 1 10rem', minInlineSize: 0 },
});
