import { COVER_FILES } from '#lib/covers.ts';
import { coverImage } from '#lib/motif/cover-image.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => [...COVER_FILES.keys()].map((file) => ({ file }));

/** Writes the covers as files of the export: `/uploads/articles/seo-guide-article-640.avif` … */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const cover = COVER_FILES.get((await params).file);
  if (!cover) return new Response(null, { status: 404 });
  const image = await coverImage(cover.page, cover.width, cover.format);
  return new Response(new Uint8Array(image), { headers: { 'content-type': `image/${cover.format}` } });
}
