import { styled } from '@mui/material/styles';

export const DeskMain = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '.5rem',
  minBlockSize: '80dvh',
  paddingBlock: '1rem 3rem',
});

export const DeskHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '.5rem 1rem',
});
