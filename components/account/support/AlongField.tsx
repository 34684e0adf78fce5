import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import type { TicketContext } from '#lib/contract/tickets.ts';
import { Form } from './support-look.ts';
import { contextOf, useAlong } from './use-along.ts';
import { useSurroundings } from './use-surroundings.ts';

/** What goes along with the first message of a conversation: for the service, and in words. */
export interface Along {
  readonly context?: TicketContext | undefined;
  readonly words: string;
}

export const NOTHING_ALONG: Along = { words: '' };

/** Shows what would be sent along, and lets the customer keep it back. */
export function AlongField({ onChange }: { readonly onChange: (along: Along) => void }) {
  const text = useText('support');
  const [goesAlong, setGoesAlong] = useState(true);
  const query = useSurroundings();
  const surroundings = query.state === 'ready' ? query.data : null;
  const words = useAlong(surroundings);
  const tell = useEffectEvent(() => onChange(goesAlong ? { context: contextOf(surroundings), words } : NOTHING_ALONG));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words say all that is known
  useEffect(() => tell(), [words, goesAlong]);
  if (!words) return null;
  return (
    <Form as="div">
      <Checkbox
        id="live-along"
        checked={goesAlong}
        onChange={({ target }) => setGoesAlong(target.checked)}
        label={`${text('along')} ${words}`}
      />
    </Form>
  );
}
