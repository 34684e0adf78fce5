import type { ReactNode } from 'react';
import { currentPage } from '#components/ui/current-page.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { menuPages } from '#lib/pages/navigation.ts';
import { isBuilt, type PageId } from '#lib/pages/registry.ts';
import { site } from '#lib/site.ts';
import { consultationHref, type MenuLink, mainLinks, type Place, pageLink, pageLinks } from './menu-links.ts';
import css from './SiteFooter.module.css';

/** Platforms named in the footer; the rest stand behind the last link. */
const FEATURED_PLATFORMS: readonly PageId[] = ['advertising-google', 'advertising-youtube', 'advertising-linkedin'];

/**
 * Built pages by menu place; an empty column is not drawn. While no service is built the home page's sections stand
 * there, and while the contact page is not, what it would say in short.
 */
export function FooterColumns(place: Place) {
  const { lng } = place;
  const shell = messagesOf(lng, 'shell');
  const services = pageLinks([...menuPages('design'), ...menuPages('build')], place);
  const growth = [...pageLinks([...menuPages('grow'), ...FEATURED_PLATFORMS], place), ...allPlatforms(place)];
  const agency = pageLinks([...menuPages('agency'), ...menuPages('main')], place);
  const customers = pageLinks(menuPages('customers'), place);
  return (
    <>
      {services.length + growth.length === 0 && <Column title={shell.pages.home} links={homeSections(place)} />}
      <Column title={shell.services} links={services} />
      <Column title={shell.footer.growth} links={growth} />
      <Column title={shell.footer.agency} links={agency} />
      <Column title={shell.footer.customers} links={customers} />
      {!isBuilt('contact-us') && <ContactColumn title={shell.pages['contact-us']} />}
    </>
  );
}

const homeSections = (place: Place): MenuLink[] => [
  ...mainLinks(place),
  { href: consultationHref(place), label: messagesOf(place.lng, 'shell').consultation, isCurrent: false },
];

/** All platforms have one page: advertising services. */
function allPlatforms(place: Place): MenuLink[] {
  if (!isBuilt('advertising-services')) return [];
  return [{ ...pageLink('advertising-services', place), label: messagesOf(place.lng, 'shell').footer.allPlatforms }];
}

function Column({ title, links }: { title: string; links: readonly MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <ColumnFrame title={title}>
      {links.map(({ href, label, isCurrent }) => (
        <li key={label}>
          <a href={href} {...currentPage(isCurrent)}>
            {label}
          </a>
        </li>
      ))}
    </ColumnFrame>
  );
}

function ContactColumn({ title }: { title: string }) {
  return (
    <ColumnFrame title={title}>
      <li>
        <a className="ltr num" href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
          {site.phone}
        </a>
      </li>
      <li>
        <a className="ltr" href={`mailto:${site.email}`}>
          {site.email}
        </a>
      </li>
    </ColumnFrame>
  );
}

function ColumnFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={css.column} aria-label={title}>
      <h2>{title}</h2>
      <ul className={css.links}>{children}</ul>
    </nav>
  );
}
