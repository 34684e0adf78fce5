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
});

/** What can be done to a line. */
export const LineActions = styled('span')({
  display: 'flex',
  '& button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    color: cssVar('palette-text-secondary'),
  },
  '& button:hover': { color: cssVar('palette-text-primary') },
  '& [data-removes]:hover': { color: cssVar('palette-error-main') },
});

/** A line being rewritten, below itself. */
export const EditForm = styled('form')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  alignItems: 'center',
  paddingBlock: '.5rem',
  '& > div': { flex: '1 0 100%', minInlineSize: 0 },
});

/** The line that was just taken away, with the way back. */
export const Removed = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 1rem',
  alignItems: 'center',
  overflowWrap: 'anywhere',
});

/** A line to write and the button beside it, or below where the line would be too short to write in. */
export const AddForm = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  alignItems: 'end',
  '& > div': { flex: '1 1 10rem', minInlineSize: 0 },
});
