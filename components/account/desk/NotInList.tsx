import { useText } from '#components/providers/use-text.ts';
import { BackToList } from './BackToList.tsx';
import { PanelBody } from './desk-look.ts';
import type { PlaceControl } from './use-place.ts';

/** What was open and is no longer in the list, with the way back to it. */
export function NotInList({ control }: { readonly control: PlaceControl }) {
  const text = useText('desk');
  return (
    <PanelBody>
      <BackToList control={control} />
      <p className="muted">{text('notInList')}</p>
    </PanelBody>
  );
}
