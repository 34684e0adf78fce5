import type { Metadata } from 'next';
import { OfflineTemplate } from '#components/templates/OfflineTemplate.tsx';
import { languageParam } from '#lib/pages/site-page.tsx';
import { offlineMetadata } from '#lib/seo/metadata.ts';

interface Props {
  readonly params: Promise<{ lng: string }>;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return offlineMetadata(await languageParam(props));
}

export default async function Page(props: Props) {
  return <OfflineTemplate lng={await languageParam(props)} />;
}
