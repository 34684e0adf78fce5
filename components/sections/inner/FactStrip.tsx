import { Facts } from '#components/ui/Facts.tsx';

interface Props {
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

/** Four checkable facts under the opening of an inner page. */
export function FactStrip({ items }: Props) {
  return (
    <div className="wrap">
      <Facts items={items} size="sm" />
    </div>
  );
}
