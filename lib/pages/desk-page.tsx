import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { languageParam } from './site-page.tsx';

interface ShellProps {
  params: Promise<{ lng: string }>;
}

/** Makes the exports of the desk's shell; its words stand in `ui/desk.json`. */
export function deskPage(Template: ComponentType<{ lng: LanguageCode }>) {
  async function generateMetadata(props: ShellProps): Promise<Metadata> {
    const lng = await languageParam(props);
    return pageMetadata('desk', lng, messagesOf(lng, 'desk').seo);
  }
  async function Page(props: ShellProps) {
    return <Template lng={await languageParam(props)} />;
  }
  return { generateMetadata, Page };
}
