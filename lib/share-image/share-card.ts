import { createHash } from 'node:crypto';
import { isArticlePage } from '#lib/articles.ts';
import { CONTENT_SCHEMAS, type ContentPage, loadPage } from '#lib/content/load.ts';
import { LANGUAGES, type LanguageCode } from '#lib/i18n/languages.ts';
import { COVER_SEEDS } from '#lib/motif/cover-seeds.ts';
import { SEEDS, type Seed } from '#lib/motif/seeds.ts';
import { placeOf } from '#lib/pages/page-place.ts';
import { builtPages, type PageId, pageOf } from '#lib/pages/registry.ts';
import { SERVICES } from '#lib/services.ts';

/** Size of a share image, as Open Graph's readers expect it. */
export const SHARE_FRAME = { w: 1200, h: 630 } as const;

/** Counted up by hand when the drawing changes: pictures are made again only when this or their text does. */
const DESIGN = 1;

/** What a page's share image says and shows. */
export interface ShareCard {
  readonly title: string;
  /** Where the page stands: `Web services / Web design`. */
  readonly place: string;
  readonly seed: Seed;
  /** Address of the picture; it carries the hash of what the picture says. */
  readonly path: string;
}

const isShared = (id: PageId): id is ContentPage => pageOf(id).indexed && id in CONTENT_SCHEMAS;

const seedOf = (id: PageId): Seed => {
  if (isArticlePage(id)) return COVER_SEEDS[id];
  const service = SERVICES.find(({ page }) => page === id);
  if (service) return SEEDS[service.motif];
  return pageOf(id).kind === 'advertising' ? SEEDS.ads : SEEDS.complete;
};

/** The share image of a page in a language. */
function shareCard(id: ContentPage, lng: LanguageCode): ShareCard {
  const [title = ''] = loadPage(lng, id).seo.title.split(' | ');
  const place = placeOf(id, lng);
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN, id, lng, title, place]))
    .digest('hex')
    .slice(0, 12);
  return { title, place, seed: seedOf(id), path: `/share/${lng}/${id}.${hash}.jpg` };
}

/** The share image of a page in a language; `null` for a page that has none of its own. */
export const findShareCard = (id: PageId, lng: LanguageCode): ShareCard | null =>
  isShared(id) ? shareCard(id, lng) : null;

/** Every share image of the site. */
export const shareCards = (): { lng: LanguageCode; card: ShareCard }[] =>
  builtPages()
    .filter(isShared)
    .flatMap((id) => LANGUAGES.map(({ code }) => ({ lng: code, card: shareCard(id, code) })));
