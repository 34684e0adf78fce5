import type { PageId } from './pages/registry.ts';

export interface Platform {
  readonly page: PageId;
  /** Two letters that stand for the platform in the table; never a logo. */
  readonly symbol: string;
}

/** The eighteen advertising platforms in table order. Names: `ui/platforms.json`. */
export const PLATFORMS = [
  { page: 'advertising-google', symbol: 'Go' },
  { page: 'google-discovery-ads', symbol: 'Gd' },
  { page: 'banner-advertising-google', symbol: 'Gb' },
  { page: 'app-promotion-google-play', symbol: 'Gp' },
  { page: 'app-promotion-app-store', symbol: 'As' },
  { page: 'advertising-youtube', symbol: 'Yt' },
  { page: 'advertising-microsoft', symbol: 'Ms' },
  { page: 'advertising-bing', symbol: 'Bi' },
  { page: 'advertising-linkedin', symbol: 'Li' },
  { page: 'advertising-instagram', symbol: 'Ig' },
  { page: 'advertising-telegram', symbol: 'Te' },
  { page: 'advertising-whatsapp', symbol: 'Wa' },
  { page: 'advertising-twitter', symbol: 'Tw' },
  { page: 'advertising-quora', symbol: 'Qu' },
  { page: 'advertising-tripadvisor', symbol: 'Ta' },
  { page: 'advertising-netflix', symbol: 'Nf' },
  { page: 'advertising-twitch', symbol: 'Tc' },
  { page: 'advertising-soundcloud', symbol: 'Sc' },
] as const satisfies readonly Platform[];

export type PlatformPage = (typeof PLATFORMS)[number]['page'];
