import { brand } from '#lib/brand.ts';
import type { PageKind } from './page-kinds.ts';

/** Who may stay on a page: group A returns to `login-dashboard`, group B to `login` (specification, section 2). */
export type Guard = 'none' | 'groupA' | 'groupB' | 'staff';

/** Where menus show a page. */
export type MenuPlace = 'design' | 'build' | 'grow' | 'platforms' | 'main' | 'agency' | 'customers';

export interface PageDefinition {
  /** Path after the language, without a leading slash; empty for the home page. */
  readonly slug: string;
  readonly kind: PageKind;
  readonly guard: Guard;
  /** Search engines may list it, and the sitemap does. */
  readonly indexed: boolean;
  readonly menu: MenuPlace | null;
  /** Has a route. A page that is not built has no link and no sitemap entry either. */
  readonly built: boolean;
}

type Options = Partial<Pick<PageDefinition, 'menu' | 'built'>>;
const open = { guard: 'none', indexed: true, menu: null, built: false } as const;
const page = (kind: PageKind, slug: string, options: Options = {}): PageDefinition => ({
  ...open,
  kind,
  slug,
  ...options,
});
const hidden = (kind: PageKind, slug: string, guard: Guard, options: Options = {}): PageDefinition => ({
  ...page(kind, slug, options),
  guard,
  indexed: false,
});
const platform = (slug: string): PageDefinition => page('advertising', slug, { menu: 'platforms', built: true });
const article = (slug: string): PageDefinition => page('article', `blog/${slug}`, { built: true });

/**
 * Every page of the product (specification, section 2).
 * Shells, menus, breadcrumbs, sitemap, `hreflang`, static params, search and tests derive from it.
 */
export const PAGES = {
  home: page('home', '', { built: true }),
  'web-services': page('service', 'web-services', { menu: 'main', built: true }),
  'web-design': page('service', 'web-design', { menu: 'design', built: true }),
  'mobile-application-design': page('service', 'mobile-application-design', { menu: 'design', built: true }),
  'UI-and-UX-design': page('service', 'UI-and-UX-design', { menu: 'design', built: true }),
  'web-software-design': page('service', 'web-software-design', { menu: 'build', built: true }),
  'corporate-portal-design': page('service', 'corporate-portal-design', { menu: 'build', built: true }),
  'management-dashboard-design': page('service', 'management-dashboard-design', { menu: 'build', built: true }),
  'seo-data-analysis': page('service', 'seo-data-analysis', { menu: 'grow', built: true }),
  'advertising-services': page('service', 'advertising-services', { menu: 'grow', built: true }),
  'digital-content': page('service', 'digital-content', { menu: 'grow', built: true }),
  'service-tariffs': page('tariffs', 'service-tariffs', { menu: 'main', built: true }),
  'about-us': page('company', 'about-us', { menu: 'agency', built: true }),
  'contact-us': page('company', 'contact-us', { menu: 'main', built: true }),
  story: page('company', `the-story-of-${brand.slug}`, { menu: 'agency', built: true }),
  'download-the-application': page('company', 'download-the-application', { menu: 'agency', built: true }),
  'privacy-policy': page('company', 'privacy-policy', { built: true }),
  'payment-verify': hidden('company', 'payment-verify', 'none', { built: true }),
  blog: page('blog', 'blog', { menu: 'main', built: true }),

  'advertising-google': platform('advertising-google'),
  'google-discovery-ads': platform('google-discovery-ads'),
  'banner-advertising-google': platform('banner-advertising-google'),
  'app-promotion-google-play': platform('app-promotion-google-play'),
  'app-promotion-app-store': platform('app-promotion-app-store'),
  'advertising-youtube': platform('advertising-youtube'),
  'advertising-microsoft': platform('advertising-microsoft'),
  'advertising-bing': platform('advertising-bing'),
  'advertising-linkedin': platform('advertising-linkedin'),
  'advertising-instagram': platform('advertising-instagram'),
  'advertising-telegram': platform('advertising-telegram'),
  'advertising-whatsapp': platform('advertising-whatsapp'),
  'advertising-twitter': platform('advertising-twitter'),
  'advertising-quora': platform('advertising-quora'),
  'advertising-tripadvisor': platform('advertising-tripadvisor'),
  'advertising-netflix': platform('advertising-netflix'),
  'advertising-twitch': platform('advertising-twitch'),
  'advertising-soundcloud': platform('advertising-soundcloud'),

  'digital-marketing-overview-article': article('digital-marketing-overview-article'),
  'professional-web-design-article': article('professional-web-design-article'),
  'google-ads-advertising-article': article('google-ads-advertising-article'),
  'seo-guide-article': article('seo-guide-article'),
  'digital-content-strategy-article': article('digital-content-strategy-article'),
  'advertising-social-media-article': article('advertising-social-media-article'),
  'web-design-react-article': article('web-design-react-article'),
  'material-ui-web-design-article': article('material-ui-web-design-article'),

  search: hidden('search', 'search', 'none', { built: true }),
  /** What the service worker shows for a page that is not on the device while there is no connection. */
  offline: hidden('offline', 'offline', 'none', { built: true }),
  login: hidden('auth', 'login', 'none', { built: true }),
  signup: hidden('auth', 'signup', 'none', { built: true }),
  'login-dashboard': hidden('auth', 'login-dashboard', 'none', { built: true }),
  dashboard: hidden('account', 'dashboard', 'groupA', { built: true }),
  'dashboard-ticket': hidden('account', 'dashboard-ticket', 'groupA', { built: true }),
  'profile-dashboard': hidden('account', 'profile-dashboard', 'groupB', { built: true }),
  'profile-order': hidden('account', 'profile-order', 'groupB', { menu: 'customers', built: true }),
  'profile-analyzer': hidden('account', `profile-${brand.slug}-analyzer`, 'groupB', {
    menu: 'customers',
    built: true,
  }),
  /** A report for whoever has its link; what opens it stands behind `#`. */
  'shared-analysis': hidden('account', 'shared-analysis', 'none', { built: true }),
  'profile-account-management': hidden('account', 'profile-account-management', 'groupB', { built: true }),
  'profile-account-settings': hidden('account', 'profile-account-settings', 'groupB', { built: true }),
  'profile-ticket': hidden('account', 'profile-ticket', 'groupB', { menu: 'customers', built: true }),
  /** Live support: the specification's navigation names it without a path. */
  'profile-support': hidden('account', 'profile-support', 'groupB', { built: true }),
  'profile-notifications': hidden('account', 'profile-notifications', 'groupB', { built: true }),
  'profile-feedback': hidden('account', 'profile-feedback', 'groupB', { built: true }),
  desk: hidden('desk', 'desk', 'staff', { built: true }),
} as const satisfies Record<string, PageDefinition>;

export type PageId = keyof typeof PAGES;

export const PAGE_IDS = Object.keys(PAGES) as PageId[]; // Object.keys is typed as string[]; the literal above has no other keys

/** A page's row, widened so that callers may compare its fields freely. */
export const pageOf = (id: PageId): PageDefinition => PAGES[id];

export const isBuilt = (id: PageId): boolean => pageOf(id).built;

const APPLICATIONS: readonly PageKind[] = ['auth', 'account', 'desk', 'search'];

/** Whether a page is an application from its first moment. The script of all others waits until a part is wanted. */
export const livesAtOnce = (id: PageId): boolean => APPLICATIONS.includes(pageOf(id).kind) || id === 'payment-verify';

/** Pages that have a route, in registry order. */
export const builtPages = (): PageId[] => PAGE_IDS.filter(isBuilt);

/** Looks a page up by its slug (`web-design`, `blog/seo-guide-article`). */
export const findPageBySlug = (slug: string): PageId | undefined => PAGE_IDS.find((id) => pageOf(id).slug === slug);
