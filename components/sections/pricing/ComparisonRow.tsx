import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/Icon.tsx';
import type { TariffsContent } from '#lib/content/kinds/tariffs.ts';
import { TIERS } from '#lib/plans.ts';
import css from './Comparison.module.css';

interface Props {
  readonly row: TariffsContent['comparison']['web'][number]['rows'][number];
  /** Read aloud for a tick and for a dash. */
  readonly yes: string;
  readonly no: string;
}

/** One line of the comparison: words, a tick, or a dash. */
export function ComparisonRow({ row: { label, cells }, yes, no }: Props) {
  return (
    <div role="row" className={css.row}>
      <div role="rowheader" className={css.label}>
        {label}
      </div>
      {TIERS.map((tier, index) => (
        <div role="cell" key={tier} className={classNames(css.cell, tier === 'popular' && css.popular)}>
          <Cell value={cells[index]} yes={yes} no={no} />
        </div>
      ))}
    </div>
  );
}

function Cell({
  value,
  yes,
  no,
}: {
  readonly value: string | boolean | undefined;
  readonly yes: string;
  readonly no: string;
}) {
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? <Icon name="check" className={css.yes} /> : <span className={css.no} />}
      <span className="vh">{value ? yes : no}</span>
    </>
  );
}
