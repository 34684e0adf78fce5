import { classNames } from '#components/ui/class-names.ts';
import type { ArticlePage } from '#lib/articles.ts';
import { COVER_FORMATS, COVER_WIDTHS, type CoverFormat, coverHeight, coverUrl, isOwnCover } from '#lib/covers.ts';

const SMALL = COVER_WIDTHS[0];
const [SMALLEST, FALLBACK] = COVER_FORMATS;

const sources = (page: ArticlePage, format: CoverFormat): string =>
  COVER_WIDTHS.map((width) => `${coverUrl(page, width, format)} ${width}w`).join(', ');

interface Props {
  readonly page: ArticlePage;
  /** Empty where the cover only accompanies a title. */
  readonly alt: string;
  /** How wide the picture stands on the page, for the browser's choice of a file. */
  readonly sizes: string;
  /** In view when the page opens. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** The cover of an article, in the format a browser reads that is smallest. Its place is kept before it arrives. */
export function Cover({ page, alt, sizes, first = false, className }: Props) {
  return (
    <picture className={classNames('cover', isOwnCover && 'drawn', className)}>
      <source type={`image/${SMALLEST}`} srcSet={sources(page, SMALLEST)} sizes={sizes} />
      <img
        src={coverUrl(page, SMALL, FALLBACK)}
        srcSet={sources(page, FALLBACK)}
        sizes={sizes}
        alt={alt}
        width={SMALL}
        height={coverHeight(SMALL)}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
