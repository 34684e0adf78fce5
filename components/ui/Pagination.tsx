import { formatNumber } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { currentPage } from './current-page.ts';
import css from './Pagination.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Current page, from 1. */
  readonly page: number;
  readonly pages: number;
  /** Address of a page. */
  readonly hrefOf: (page: number) => string;
}

/** Steps through a list that does not fit one page. */
export function Pagination({ lng, label, previous, next, page, pages, hrefOf }: Props) {
  return (
    <nav className={css.pagination} aria-label={label}>
      {page > 1 && (
        <ButtonLink variant="quiet" size="md" href={hrefOf(page - 1)} rel="prev">
          {previous}
        </ButtonLink>
      )}
      <ol className={css.pages}>
        {Array.from({ length: pages }, (_, at) => at + 1).map((number) => (
          <li key={number}>
            <a className={css.page} href={hrefOf(number)} {...currentPage(number === page)}>
              {formatNumber(number, lng)}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <ButtonLink variant="quiet" size="md" href={hrefOf(page + 1)} rel="next">
          {next}
        </ButtonLink>
      )}
    </nav>
  );
}
