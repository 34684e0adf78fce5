import type { Metadata } from 'next';
import { Gallery } from '#components/gallery/Gallery.tsx';
import { languageParam } from '#lib/pages/site-page.tsx';

export const metadata: Metadata = { title: 'Component inventory', robots: { index: false } };

/** Development only: `pageExtensions` leaves `*.dev.tsx` out of a build. */
export default async function GalleryPage(props: { params: Promise<{ lng: string }> }) {
  return <Gallery lng={await languageParam(props)} />;
}
