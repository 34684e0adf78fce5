import type { Metadata } from 'next';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf, type Namespaces } from '#lib/i18n/messages.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { languageParam } from './site-page.tsx';

/** Pages of the customer area whose words stand in `ui/account.json`. */
export type AccountPage = keyof Namespaces['account']['seo'];

interface ShellProps {
  params: Promise<{ lng: string }>;
}

interface TemplateProps {
  id: AccountPage;
  lng: LanguageCode;
  children: ReactNode;
}

/**
 * Makes the exports of a customer page's shell: the template is the frame with its guard, the view what stands in it. A
 * view that knows the language may bring along what is made when the site is exported.
 */
export function accountPage(
  id: AccountPage,
  Template: ComponentType<TemplateProps>,
  View: FunctionComponent<{ lng: LanguageCode }>,
) {
  async function generateMetadata(props: ShellProps): Promise<Metadata> {
    const lng = await languageParam(props);
    return pageMetadata(id, lng, messagesOf(lng, 'account').seo[id]);
  }
  async function Page(props: ShellProps) {
    const lng = await languageParam(props);
    return (
      <Template id={id} lng={lng}>
        <View lng={lng} />
      </Template>
    );
  }
  return { generateMetadata, Page };
}
