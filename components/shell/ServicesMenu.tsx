import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { currentPage } from '#components/ui/current-page.ts';
import { Icon } from '#components/ui/Icon.tsx';
import { MotifImage } from '#components/ui/MotifImage.tsx';
import { formatMoney } from '#lib/format/money.ts';
import { formatOrdinal } from '#lib/format/numbers.ts';
import { languageOf } from '#lib/i18n/languages.ts';
import { messagesOf, translator } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { planOf, priceIn } from '#lib/plans.ts';
import { numberedServices, type Place, pageLinks, tariffsHref } from './menu-links.ts';
import css from './ServicesMenu.module.css';
import bar from './SiteHeader.module.css';

const ID = 'services-menu';
const GROUPS = ['design', 'build', 'grow'] as const;

/** The mega menu: built services by group, and the offer that contains them all. Nothing while no service is built. */
export function ServicesMenu({ id, lng }: Place) {
  const services = numberedServices();
  if (services.length === 0) return null;
  const shell = messagesOf(lng, 'shell');
  const { names, lines } = messagesOf(lng, 'services');
  const groups = GROUPS.filter((group) => services.some((service) => service.group === group));
  const [overview] = pageLinks(['web-services'], { id, lng });
  return (
    <>
      <button className={bar.link} type="button" popoverTarget={ID}>
        {shell.services}
        <Icon name="chevron" />
      </button>
      <div id={ID} popover="auto" className={css.mega}>
        <div className={classNames('wrap', css.inner)}>
          {groups.map((group) => (
            <div key={group} className={css.column}>
              <p id={`${ID}-${group}`}>{shell[group]}</p>
              <ul aria-labelledby={`${ID}-${group}`}>
                {services
                  .filter((service) => service.group === group)
                  .map(({ page, number }) => (
                    <li key={page}>
                      <a className={css.item} href={pathOf(page, lng)} {...currentPage(page === id)}>
                        <span className={classNames('num', css.number)}>{formatOrdinal(number, lng)}</span>
                        <span>
                          <strong className={css.name}>{names[page]}</strong>
                          <span className={css.description}>{lines[page]}</span>
                        </span>
                      </a>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
          <div className={css.feature} data-dark="">
            <MotifImage name="complete" shape="wide" className={css.drawing} />
            <p className="h4">{shell.complete}</p>
            <p className="body2 muted">{completeText({ id, lng })}</p>
            <p>
              <ArrowLink href={tariffsHref({ id, lng })}>{shell.completeLink}</ArrowLink>
            </p>
          </div>
          {overview && (
            <p className={css.overview}>
              <ArrowLink href={overview.href}>{overview.label}</ArrowLink>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

function completeText({ lng }: Place): string {
  const { price, currency } = priceIn(planOf('complete-economy'), languageOf(lng).currency);
  return translator(lng)('shell:completeText', { price: formatMoney(price.from, currency, lng) });
}
