import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { DocumentFrame } from '#components/shell/DocumentFrame.tsx';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { appMetadata } from '#lib/install/manifest.ts';
import { languageParam } from '#lib/pages/site-page.tsx';
import { siteViewport } from '#lib/seo/viewport.ts';
import '../base.css';

export const dynamicParams = false;
export const generateStaticParams = () => LANGUAGES.map(({ code }) => ({ lng: code }));
export const viewport: Viewport = siteViewport;

interface Props {
  readonly children: ReactNode;
  readonly params: Promise<{ lng: string }>;
}

export const generateMetadata = async (props: Pick<Props, 'params'>): Promise<Metadata> =>
  appMetadata(await languageParam(props));

export default async function LanguageLayout({ children, params }: Props) {
  return (
    <DocumentFrame lng={await languageParam({ params })} script="site">
      {children}
    </DocumentFrame>
  );
}
