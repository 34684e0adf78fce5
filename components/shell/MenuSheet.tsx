import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { currentPage } from '#components/ui/current-page.ts';
import { Icon } from '#components/ui/Icon.tsx';
import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import { formatOrdinal } from '#lib/format/numbers.ts';
import { messagesOf, translator } from '#lib/i18n/messages.ts';
import { menuPages } from '#lib/pages/navigation.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import { AppearanceSwitch } from './AppearanceSwitch.tsx';
import css from './MenuSheet.module.css';
import {
  accountLinks,
  consultationHref,
  type MenuLink,
  mainLinks,
  numberedServices,
  type Place,
  pageLink,
  pageLinks,
} from './menu-links.ts';
import { SearchForm } from './SearchForm.tsx';
import { Wordmark } from './Wordmark.tsx';

export const SHEET_ID = 'menu';

/** The drawer of small screens: slides in from the inline end, over the whole width of a telephone. */
export function MenuSheet({ id, lng }: Place) {
  const shell = messagesOf(lng, 'shell');
  const place = { id, lng };
  const services = numberedServices().map(({ page, number }) => ({
    ...pageLink(page, place),
    number: formatOrdinal(number, lng),
  }));
  const groups: { title: string; links: (MenuLink & { number?: string })[] }[] = [
    { title: shell.services, links: services },
    { title: shell.advertising, links: pageLinks(menuPages('platforms'), place) },
    { title: shell.footer.agency, links: pageLinks(menuPages('agency'), place) },
  ];
  return (
    <div id={SHEET_ID} popover="auto" className={css.sheet}>
      <div className={css.top}>
        <Wordmark />
        <button
          className={css.close}
          type="button"
          popoverTarget={SHEET_ID}
          popoverTargetAction="hide"
          aria-label={shell.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className={css.inner} aria-label={shell.menu}>
        {isBuilt('search') && <SearchForm lng={lng} />}
        {groups.map((group) => (
          <SheetGroup key={group.title} {...group} />
        ))}
        {[...mainLinks(place), ...accountLinks(place)].map(({ href, label, isCurrent, reader }) => (
          <a key={href} className={css.link} href={href} data-for={reader} {...currentPage(isCurrent)}>
            {label}
            <Icon name="arrow" flip />
          </a>
        ))}
      </nav>
      <SheetActions {...place} />
    </div>
  );
}

/** A folded list of pages; nothing where it is empty. */
function SheetGroup({ title, links }: { title: string; links: (MenuLink & { number?: string })[] }) {
  if (links.length === 0) return null;
  return (
    <details className={css.group}>
      <summary>
        {title}
        <Icon name="plus" />
      </summary>
      <ul>
        {links.map(({ href, label, number, isCurrent }) => (
          <li key={href}>
            <a href={href} {...currentPage(isCurrent)}>
              {number && <span className="num">{number}</span>}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function SheetActions(place: Place) {
  const { lng } = place;
  const shell = messagesOf(lng, 'shell');
  const greeting = translator(lng)('shell:chat.greeting', { brand: shell.brand });
  return (
    <div className={css.actions}>
      <ButtonLink block href={consultationHref(place)}>
        {shell.consultation}
      </ButtonLink>
      <div className={css.chats}>
        <ButtonLink variant="quiet" size="md" icon="chat" href={whatsappUrl(greeting)}>
          {shell.whatsapp}
        </ButtonLink>
        <ButtonLink variant="quiet" size="md" icon="plane" href={telegramUrl(greeting)}>
          {shell.telegram}
        </ButtonLink>
      </div>
      <AppearanceSwitch lng={lng} name="menu" look="bar" />
    </div>
  );
}
