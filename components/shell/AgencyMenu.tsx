import { classNames } from '#components/ui/class-names.ts';
import { currentPage } from '#components/ui/current-page.ts';
import { Icon } from '#components/ui/Icon.tsx';
import { messagesOf } from '#lib/i18n/messages.ts';
import { menuPages } from '#lib/pages/navigation.ts';
import { type Place, pageLinks } from './menu-links.ts';
import popover from './Popover.module.css';
import bar from './SiteHeader.module.css';

const ID = 'agency-menu';

/** Who we are: about, story, app. Nothing while none of them is built. */
export function AgencyMenu({ id, lng }: Place) {
  const links = pageLinks(menuPages('agency'), { id, lng });
  if (links.length === 0) return null;
  return (
    <>
      <button className={bar.link} type="button" popoverTarget={ID}>
        {messagesOf(lng, 'shell').footer.agency}
        <Icon name="chevron" />
      </button>
      <div id={ID} popover="auto" className={classNames(popover.panel, popover.fromStart)}>
        <ul>
          {links.map(({ href, label, isCurrent }) => (
            <li key={href}>
              <a className={popover.row} href={href} {...currentPage(isCurrent)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
