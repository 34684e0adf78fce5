import type { Metadata, MetadataRoute } from 'next';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pageName } from '#lib/pages/page-name.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { isBuilt, type PageId } from '#lib/pages/registry.ts';
import { SCHEMES } from '#lib/theme/colours.ts';
import { APPLE_ICON, ICON_FILES, iconUrl } from './icon-files.ts';
import { SCREENSHOTS } from './screenshot-files.ts';

/** Pages behind a long press on the app's icon, most wanted first. Devices show four at most. */
const SHORTCUTS: readonly PageId[] = ['service-tariffs', 'web-services', 'blog', 'contact-us'];

const GROUND = SCHEMES.light.background.default;

/** The drawing itself, which every other icon is made from. */
const MARK_ICON = { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' } as const;

const manifestPath = (lng: LanguageCode): string => `/${lng}/manifest.webmanifest`;

const rasterIcons = [...ICON_FILES]
  .filter(([file]) => file !== APPLE_ICON)
  .map(([file, { size, share }]) => ({
    src: iconUrl(file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: share === 1 ? ('any' as const) : ('maskable' as const),
  }));

const screenshots = (lng: LanguageCode) =>
  [...SCREENSHOTS]
    .filter(([, picture]) => picture.lng === lng)
    .map(([src, { width, height, form }]) => ({
      src,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label: messagesOf(lng, 'app').name,
    }));

/**
 * The web application manifest of a language. All ten describe one app: same `id`, same `scope`, so that changing the
 * language changes the app's name and start page, and nobody installs it twice.
 */
export function webManifest(lng: LanguageCode): MetadataRoute.Manifest {
  const { locale, dir } = languageOf(lng);
  const shell = messagesOf(lng, 'shell');
  return {
    id: '/',
    scope: '/',
    start_url: pathOf('home', lng),
    lang: locale,
    dir,
    name: messagesOf(lng, 'app').name,
    short_name: shell.brand,
    description: shell.footer.about,
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['business', 'productivity'],
    icons: [{ src: MARK_ICON.url, sizes: MARK_ICON.sizes, type: MARK_ICON.type }, ...rasterIcons],
    screenshots: screenshots(lng),
    shortcuts: SHORTCUTS.filter(isBuilt).map((id) => ({
      name: pageName(id, lng),
      url: pathOf(id, lng),
      icons: [{ src: iconUrl('icon-192.png'), sizes: '192x192', type: 'image/png' }],
    })),
  };
}

/** What every page's head says of the app it belongs to. */
export const appMetadata = (lng: LanguageCode): Metadata => ({
  manifest: manifestPath(lng),
  icons: {
    icon: MARK_ICON,
    apple: { url: iconUrl(APPLE_ICON), sizes: '180x180', type: 'image/png' },
  },
  appleWebApp: { capable: true, title: messagesOf(lng, 'shell').brand, statusBarStyle: 'default' },
});
