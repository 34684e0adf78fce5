import { SCRIPT_NAMES, scriptFile, scriptText } from '#lib/browser/bundle.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  Promise.all(SCRIPT_NAMES.map(async (name) => ({ file: await scriptFile(name) })));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const name = SCRIPT_NAMES.find((known) => file.startsWith(`${known}.`));
  if (!name) return new Response(null, { status: 404 });
  return new Response(await scriptText(name), { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
