import { styled } from '@mui/material/styles';
import { useText } from '#components/providers/use-text.ts';
import { Icon } from '#components/ui/Icon.tsx';
import type { PlaceControl } from './use-place.ts';

/** Where list and panel stand beside each other, nothing leads back. */
const Back = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  minBlockSize: '2.75rem',
  '& svg': { transform: 'scaleX(-1)' },
  '[dir=rtl] & svg': { transform: 'none' },
  '@media (width >= 56.25rem)': { display: 'none' },
});

/** On a small screen: from what is open back to its list. */
export function BackToList({ control: { place, linkTo } }: { readonly control: PlaceControl }) {
  const text = useText('desk');
  return (
    <Back {...linkTo({ part: place.part, id: null })}>
      <Icon name="arrow" />
      {text('toList')}
    </Back>
  );
}
