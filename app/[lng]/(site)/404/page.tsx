import type { Metadata } from 'next';
import { NotFoundPage } from '#components/shell/NotFoundPage.tsx';
import { languageParam } from '#lib/pages/site-page.tsx';
import { notFoundMetadata } from '#lib/seo/metadata.ts';

interface Props {
  readonly params: Promise<{ lng: string }>;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return notFoundMetadata(await languageParam(props));
}

export default async function Page(props: Props) {
  return <NotFoundPage lng={await languageParam(props)} />;
}
