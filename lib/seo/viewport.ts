import type { Viewport } from 'next';

/** Colours of the browser's own bars, light first: the appearance switch relies on the order. */
export const siteViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f4ef' },
    { media: '(prefers-color-scheme: dark)', color: '#12100b' },
  ],
};
