import { styled } from '@mui/material/styles';

/** A form in a section: fields side by side where there is room, what follows them below. */
export const Fields = styled('form')({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: '1rem 1.25rem',
  '& > :nth-of-type(n + 4)': { gridColumn: '1 / -1' },
});
