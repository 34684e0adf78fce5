import { SCRIPT_NAMES, scriptText } from '#lib/browser/bundle.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => SCRIPT_NAMES.map((name) => ({ file: `${name}.js` }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const name = SCRIPT_NAMES.find((known) => `${known}.js` === file);
  if (!name) return new Response(null, { status: 404 });
  return new Response(await scriptText(name), { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
