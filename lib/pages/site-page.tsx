import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { type ContentOf, loadPage } from '#lib/content/load.ts';
import { isLanguageCode, type LanguageCode } from '#lib/i18n/languages.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import type { PageId } from './registry.ts';

/** What every page template receives. */
export interface TemplateProps<Id extends PageId = PageId> {
  readonly id: Id;
  readonly lng: LanguageCode;
  readonly content: ContentOf<Id>;
}

interface ShellProps {
  params: Promise<{ lng: string }>;
}

/** The language of a shell's route. The layout generates no other segments, so anything else is a fault of ours. */
export async function languageParam({ params }: ShellProps): Promise<LanguageCode> {
  const { lng } = await params;
  if (!isLanguageCode(lng)) throw new Error(`No language "${lng}"`);
  return lng;
}

/** Makes a route shell's two exports from a page id and its template, so that a shell is wiring only. */
export function sitePage<Id extends PageId>(id: Id, Template: ComponentType<TemplateProps<Id>>) {
  async function generateMetadata(props: ShellProps): Promise<Metadata> {
    const lng = await languageParam(props);
    return pageMetadata(id, lng, loadPage(lng, id).seo);
  }
  async function Page(props: ShellProps) {
    const lng = await languageParam(props);
    return <Template id={id} lng={lng} content={loadPage(lng, id)} />;
  }
  return { generateMetadata, Page };
}
