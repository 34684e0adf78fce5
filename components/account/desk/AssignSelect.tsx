import { useText } from '#components/providers/use-text.ts';
import { listColleagues } from '#lib/contract/desk-tickets.ts';
import { useQuery } from '../use-query.ts';
import { LabelledSelect } from './LabelledSelect.tsx';

interface Props {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

const NOBODY = '';

/** Who has something; the key A leads here. */
export function AssignSelect({ value, onChange }: Props) {
  const text = useText('desk');
  const [people] = useQuery((api) => api.call(listColleagues, {}));
  const colleagues = people.state === 'ready' ? people.data.items : [];
  return (
    <LabelledSelect
      id="desk-assign"
      label={text('assignedTo')}
      value={value ?? NOBODY}
      onChange={(id) => onChange(id === NOBODY ? null : id)}
      options={[
        { id: NOBODY, label: text('nobody') },
        ...colleagues.map(({ id, name, isHere }) => ({
          id,
          label: isHere ? `${name ?? text('nameless')} ●` : (name ?? text('nameless')),
        })),
      ]}
    />
  );
}
