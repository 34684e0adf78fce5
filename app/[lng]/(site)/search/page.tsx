import type { Metadata } from 'next';
import { SearchTemplate } from '#components/templates/SearchTemplate.tsx';
import { messagesOf } from '#lib/i18n/messages.ts';
import { languageParam } from '#lib/pages/site-page.tsx';
import { pageMetadata } from '#lib/seo/metadata.ts';

interface Props {
  readonly params: Promise<{ lng: string }>;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const lng = await languageParam(props);
  return pageMetadata('search', lng, messagesOf(lng, 'search').seo);
}

export default async function Page(props: Props) {
  return <SearchTemplate lng={await languageParam(props)} />;
}
