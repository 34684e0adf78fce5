import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { menuPages } from '#lib/pages/navigation.ts';
import type { PageKind } from '#lib/pages/page-kinds.ts';
import { pageName } from '#lib/pages/page-name.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { isBuilt, type PageId, pageOf } from '#lib/pages/registry.ts';
import { SERVICES } from '#lib/services.ts';

/** The page a menu is drawn on: decides what is current and whether a section is on this very page. */
export interface Place {
  /** `null` for the 404 page, which stands for any address. */
  readonly id: PageId | null;
  readonly lng: LanguageCode;
}

export interface MenuLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
  /** Whom the page shows it to; everybody unless given. */
  readonly reader?: 'guest' | 'member';
}

/** Sections of the home page that menus may point at. */
export type HomeSection = 'services' | 'tariffs' | 'advertising';

export const sectionHref = ({ id, lng }: Place, section: HomeSection): string =>
  id === 'home' ? `#${section}` : `${pathOf('home', lng)}#${section}`;

/** Kinds of page that end with the consultation form. */
const WITH_FORM: readonly PageKind[] = ['home', 'service', 'advertising', 'tariffs'];

/** The nearest consultation form: on this page, on the contact page, or on the home page while that is not built. */
export function consultationHref({ id, lng }: Place): string {
  const hasForm = id !== null && (id === 'contact-us' || WITH_FORM.includes(pageOf(id).kind));
  if (hasForm) return '#consultation';
  return `${pathOf(isBuilt('contact-us') ? 'contact-us' : 'home', lng)}#consultation`;
}

export const pageLink = (target: PageId, { id, lng }: Place): MenuLink => ({
  href: pathOf(target, lng),
  label: pageName(target, lng),
  isCurrent: target === id,
});

/** Links to those of the given pages that are built. */
export const pageLinks = (targets: readonly PageId[], place: Place): MenuLink[] =>
  targets.filter(isBuilt).map((target) => pageLink(target, place));

/** The sign-in for guests and the account for members, of which the page shows one; on the sign-in itself only that. */
export function accountLinks(place: Place): MenuLink[] {
  const [signIn] = pageLinks(['login'], place);
  if (!signIn || signIn.isCurrent) return signIn ? [signIn] : [];
  const { account: label } = messagesOf(place.lng, 'account');
  const account = pageLinks(['dashboard'], place).map((link) => ({ ...link, label, reader: 'member' as const }));
  return account.length > 0 ? [{ ...signIn, reader: 'guest' }, ...account] : [signIn];
}

/** Prices in full: their page, or the home page's section. */
export const tariffsHref = (place: Place): string =>
  isBuilt('service-tariffs') ? pathOf('service-tariffs', place.lng) : sectionHref(place, 'tariffs');

/** A page where it is built; until then the section of the home page that says the same in short. */
function pageOrSection(target: PageId, section: HomeSection, label: string, place: Place): MenuLink {
  if (isBuilt(target)) return { ...pageLink(target, place), label };
  return { href: sectionHref(place, section), label, isCurrent: false };
}

/** Services that have a page, each with the number it carries everywhere. */
export const numberedServices = () =>
  SERVICES.map((service, index) => ({ ...service, number: index + 1 })).filter(({ page }) => isBuilt(page));

/** First level of the menu after the services: pages, or the home page's sections while a page is not built. */
export function mainLinks(place: Place): MenuLink[] {
  const shell = messagesOf(place.lng, 'shell');
  return [
    ...(numberedServices().length > 0 ? [] : [pageOrSection('web-services', 'services', shell.services, place)]),
    ...(menuPages('platforms').length > 0
      ? []
      : [pageOrSection('advertising-services', 'advertising', shell.advertising, place)]),
    pageOrSection('service-tariffs', 'tariffs', shell.pages['service-tariffs'], place),
    ...pageLinks(['blog', 'contact-us'], place),
  ];
}
