import type { ReactNode } from 'react';

/** Public pages. Their frame (header, footer) is drawn by the template, which knows the page. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return children;
}
