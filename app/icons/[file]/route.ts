import { ICON_FILES } from '#lib/install/icon-files.ts';
import { iconImage } from '#lib/install/icon-image.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => [...ICON_FILES.keys()].map((file) => ({ file }));

/** Writes the icons of the installed app as files of the export: `/icons/icon-512.png` … */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const icon = ICON_FILES.get((await params).file);
  if (!icon) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await iconImage(icon)), { headers: { 'content-type': 'image/png' } });
}
