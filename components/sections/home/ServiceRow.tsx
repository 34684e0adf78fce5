import { Icon } from '#components/ui/Icon.tsx';
import type { HomeContent } from '#lib/content/kinds/home.ts';
import { formatOrdinal } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import { servicePrice } from '#lib/service-price.ts';
import type { SERVICES } from '#lib/services.ts';
import css from './ServiceRow.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly service: (typeof SERVICES)[number];
  /** Position among all services, from 0; names the drawing that belongs to the row. */
  readonly index: number;
  readonly content: HomeContent['services'];
}

/** One service: number, name, what it is, what it costs. A link once its page is built. */
export function ServiceRow({ lng, service: { page, pricing }, index, content }: Props) {
  const { names, lines } = messagesOf(lng, 'services');
  const linked = isBuilt(page);
  const cells = (
    <>
      <span className={`num ${css.number}`} aria-hidden="true">
        {formatOrdinal(index + 1, lng)}
      </span>
      <span className={`h3 ${css.name}`}>{names[page]}</span>
      <span className={`body2 muted ${css.line}`}>{lines[page]}</span>
      <span className={`body2 num ${css.price}`}>{servicePrice(pricing, lng, content)}</span>
    </>
  );
  return (
    <li className={css.row} data-k={index}>
      {linked ? (
        <a className={css.cells} href={pathOf(page, lng)}>
          {cells}
          <span className={css.go}>
            <Icon name="arrow" flip />
          </span>
        </a>
      ) : (
        <div className={css.cells}>{cells}</div>
      )}
    </li>
  );
}
