import { FeeStaircase } from '#components/sections/FeeStaircase.tsx';
import { TickList } from '#components/ui/TickList.tsx';
import type { TariffsContent } from '#lib/content/kinds/tariffs.ts';
import { loadPage } from '#lib/content/load.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './FeeTable.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly content: Pick<TariffsContent['advertising'], 'recharge' | 'includes'>;
}

/** The advertising fee: its steps, how the account is topped up, and what the fee includes. */
export function FeeTable({ lng, content: { recharge, includes } }: Props) {
  return (
    <div className={css.fee}>
      <div>
        <FeeStaircase lng={lng} content={loadPage(lng, 'home').advertising} />
        <p className="body2 muted">{recharge}</p>
      </div>
      <TickList items={includes} />
    </div>
  );
}
