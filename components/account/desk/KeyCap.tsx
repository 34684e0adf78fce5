import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

const Cap = styled('span')({
  '& kbd': {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '1.375rem',
    blockSize: '1.375rem',
    paddingInline: '.3125rem',
    border: `1px solid ${cssVar('palette-border-control')}`,
    borderBlockEndWidth: 2,
    borderRadius: cssVar('shape-borderRadius'),
    font: 'inherit',
    fontSize: '.6875rem',
    lineHeight: 1,
  },
});

/** The key that does what stands beside it. Not read aloud: the list of keys (`KeyHelp`) is. */
export function KeyCap({ name }: { readonly name: string | number }) {
  return (
    <Cap aria-hidden="true">
      <kbd>{name}</kbd>
    </Cap>
  );
}
