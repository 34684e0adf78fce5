import { ARTICLES, type ArticlePage } from './articles.ts';
import { env } from './env.ts';
import { siteUrl } from './site.ts';

/** Formats of a cover, the smallest first: browsers take the first they can read. */
export const COVER_FORMATS = ['avif', 'webp'] as const;
export type CoverFormat = (typeof COVER_FORMATS)[number];

/** Widths of a cover's files, in pixels; 16 by 10. */
export const COVER_WIDTHS = [640, 800, 1440] as const;
export type CoverWidth = (typeof COVER_WIDTHS)[number];

export const coverHeight = (width: CoverWidth): number => (width * 10) / 16;

/** Folder of uploaded pictures on the content host; the site writes the same one, and serves it by default. */
const UPLOADS = '/uploads/articles';
const HOST = env.contentUrl.replace(/\/$/, '');

/** Whether covers are the ones drawn here, which mirror with the page as every drawing does. */
export const isOwnCover = HOST === '';

const fileOf = (page: ArticlePage, width: CoverWidth, format: CoverFormat): string => `${page}-${width}.${format}`;

/** Address of one file of an article's cover. */
export const coverUrl = (page: ArticlePage, width: CoverWidth, format: CoverFormat): string =>
  `${HOST}${UPLOADS}/${fileOf(page, width, format)}`;

/** The largest file with its host, for programs that read the page from elsewhere. */
export const absoluteCoverUrl = (page: ArticlePage): string =>
  new URL(coverUrl(page, 1440, 'webp'), siteUrl).toString();

interface CoverFile {
  readonly page: ArticlePage;
  readonly width: CoverWidth;
  readonly format: CoverFormat;
}

/** Every file that the export writes, by its name. */
export const COVER_FILES: ReadonlyMap<string, CoverFile> = new Map(
  ARTICLES.flatMap(({ page }) =>
    COVER_WIDTHS.flatMap((width) =>
      COVER_FORMATS.map((format): [string, CoverFile] => [fileOf(page, width, format), { page, width, format }]),
    ),
  ),
);
