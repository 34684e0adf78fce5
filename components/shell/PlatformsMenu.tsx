import { classNames } from '#components/ui/class-names.ts';
import { currentPage } from '#components/ui/current-page.ts';
import { Icon } from '#components/ui/Icon.tsx';
import { messagesOf } from '#lib/i18n/messages.ts';
import { menuPages } from '#lib/pages/navigation.ts';
import { type Place, pageLinks } from './menu-links.ts';
import popover from './Popover.module.css';
import bar from './SiteHeader.module.css';

const ID = 'platforms-menu';

/** Advertising and its platforms in two columns. Nothing while no platform page is built: a link stands there then. */
export function PlatformsMenu({ id, lng }: Place) {
  const platforms = menuPages('platforms');
  if (platforms.length === 0) return null;
  const links = pageLinks(['advertising-services', ...platforms], { id, lng });
  return (
    <>
      <button className={bar.link} type="button" popoverTarget={ID}>
        {messagesOf(lng, 'shell').advertising}
        <Icon name="chevron" />
      </button>
      <div id={ID} popover="auto" className={classNames(popover.panel, popover.wide, popover.fromStart)}>
        <ul className={popover.columns}>
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
