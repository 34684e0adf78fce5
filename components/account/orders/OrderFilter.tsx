import { useEffect, useId, useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Segmented } from '#components/ui/Segmented.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import type { OrderListQuery } from '#lib/contract/order-calls.ts';
import { Bar } from './orders-look.ts';

export type Group = OrderListQuery['group'];

const GROUPS = [
  ['all', 'all'],
  ['customer', 'yours'],
  ['agency', 'ours'],
  ['finished', 'finished'],
] as const;

/** Long enough to type on, short enough not to wait. */
const TYPING_MS = 300;

interface Props {
  readonly group: Group;
  readonly counts: Readonly<Record<Group, number>> | undefined;
  readonly onGroup: (group: Group) => void;
  readonly onSearch: (text: string) => void;
}

/** Whose turn it is, with how many there are, and a search by number or plan. */
export function OrderFilter({ group, counts, onGroup, onSearch }: Props) {
  const text = useText('orders');
  const { number } = useFormat();
  const [typed, setTyped] = useState('');
  const id = useId();

  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  return (
    <Bar>
      <Segmented
        name="group"
        legend={text('show')}
        size="sm"
        quiet
        selected={group}
        onSelect={(chosen) => onGroup(chosen as Group)}
        options={GROUPS.map(([key, label]) => ({
          id: key,
          label: (
            <>
              {text(label)} {counts && <span className="num">{number(counts[key])}</span>}
            </>
          ),
        }))}
      />
      <TextField
        id={id}
        type="search"
        label={text('search')}
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Bar>
  );
}
