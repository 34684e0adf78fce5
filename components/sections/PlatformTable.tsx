import { currentPage } from '#components/ui/current-page.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import { PLATFORMS, type PlatformPage } from '#lib/platforms.ts';
import css from './PlatformTable.module.css';

interface Props {
  readonly lng: LanguageCode;
  /** The platform whose page the table stands on. */
  readonly current?: PlatformPage | undefined;
}

/** The advertising platforms as a periodic table: number, two-letter symbol, name. Links once their pages are built. */
export function PlatformTable({ lng, current }: Props) {
  const { short } = messagesOf(lng, 'platforms');
  return (
    <ol className={css.table}>
      {PLATFORMS.map(({ page, symbol }, index) => {
        const cell = (
          <>
            <span className={`num ${css.number}`} aria-hidden="true">
              {formatNumber(index + 1, lng)}
            </span>
            <span className={css.symbol} aria-hidden="true" lang="en">
              {symbol}
            </span>
            <span className={css.name}>{short[page]}</span>
          </>
        );
        return (
          <li key={page}>
            {isBuilt(page) ? (
              <a className={css.cell} href={pathOf(page, lng)} {...currentPage(page === current)}>
                {cell}
              </a>
            ) : (
              <div className={css.cell}>{cell}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
