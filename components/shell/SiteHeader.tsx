import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { currentPage } from '#components/ui/current-page.ts';
import { Icon } from '#components/ui/Icon.tsx';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { AgencyMenu } from './AgencyMenu.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import { MenuSheet, SHEET_ID } from './MenuSheet.tsx';
import { accountLinks, consultationHref, mainLinks, type Place } from './menu-links.ts';
import { PlatformsMenu } from './PlatformsMenu.tsx';
import { ServicesMenu } from './ServicesMenu.tsx';
import css from './SiteHeader.module.css';
import { Wordmark } from './Wordmark.tsx';

/** The bar at the top of every public page. Its menus are native popovers and need no script. */
export function SiteHeader({ id, lng }: Place) {
  const shell = messagesOf(lng, 'shell');
  const place = { id, lng };
  return (
    <header className={css.bar}>
      <div className={classNames('wrap', css.inner)}>
        <a className={css.brand} href={pathOf('home', lng)} aria-label={shell.homeLink}>
          <Wordmark />
        </a>
        <nav className={css.links} aria-label={shell.mainNav}>
          <ServicesMenu id={id} lng={lng} />
          <PlatformsMenu id={id} lng={lng} />
          {mainLinks(place).map(({ href, label, isCurrent }) => (
            <a key={href} className={css.link} href={href} {...currentPage(isCurrent)}>
              {label}
            </a>
          ))}
          <AgencyMenu id={id} lng={lng} />
        </nav>
        <div className={css.end}>
          <HeaderTools id={id} lng={lng} />
          {accountLinks(place).map(({ href, label, isCurrent, reader }) => (
            <a
              key={href}
              className={classNames(css.link, css.wideOnly)}
              href={href}
              data-for={reader}
              {...currentPage(isCurrent)}
            >
              {reader === 'member' ? label : shell.signIn}
            </a>
          ))}
          <div className={css.action}>
            <ButtonLink variant="line" size="sm" href={consultationHref(place)}>
              {shell.consultation}
            </ButtonLink>
          </div>
          <button className={css.opener} type="button" popoverTarget={SHEET_ID} aria-label={shell.menu}>
            <Icon name="menu" />
          </button>
          <MenuSheet id={id} lng={lng} />
        </div>
      </div>
    </header>
  );
}
