import { DRAWINGS } from '#lib/motif/drawings.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => [...DRAWINGS.keys()].map((file) => ({ file }));

/** Writes the drawings as files of the export: `/motifs/web.svg`, `/motifs/web-tall.svg` … */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const draw = DRAWINGS.get((await params).file);
  if (!draw) return new Response(null, { status: 404 });
  return new Response(draw(), { headers: { 'content-type': 'image/svg+xml' } });
}
