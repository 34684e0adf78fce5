import type { ReactNode } from 'react';
import { isLanguageCode, LANGUAGES, languageOf } from '#lib/i18n/languages.ts';

export const dynamicParams = false;
export const generateStaticParams = () => LANGUAGES.map(({ code }) => ({ lng: code }));

export default async function LanguageLayout({ children, params }: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const { lng } = await params;
  const { locale, dir } = languageOf(isLanguageCode(lng) ? lng : 'en');
  return (
    <html lang={locale} dir={dir} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
