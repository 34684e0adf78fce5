import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import type { AuthPage } from './next-path.ts';
import { languageParam } from './site-page.tsx';

interface ShellProps {
  params: Promise<{ lng: string }>;
}

/** Makes the exports of a sign-in page's shell. Its words are interface texts: it has no content file. */
export function authPage(id: AuthPage, Template: ComponentType<{ id: AuthPage; lng: LanguageCode }>) {
  async function generateMetadata(props: ShellProps): Promise<Metadata> {
    const lng = await languageParam(props);
    return pageMetadata(id, lng, messagesOf(lng, 'auth').seo[id]);
  }
  async function Page(props: ShellProps) {
    return <Template id={id} lng={await languageParam(props)} />;
  }
  return { generateMetadata, Page };
}
