import { Breadcrumb } from '#components/ui/Breadcrumb.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { breadcrumbTrail } from '#lib/pages/navigation.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { pageLink } from './menu-links.ts';

interface Props {
  readonly id: PageId;
  readonly lng: LanguageCode;
  /** Stands for the name of this page, where that would be a whole sentence. */
  readonly current?: string;
}

/** The way from the home page to this one, over the pages that are built. */
export function Breadcrumbs({ id, lng, current }: Props) {
  const links = breadcrumbTrail(id).map((step) => pageLink(step, { id, lng }));
  const items = links.map((link) => (link.isCurrent && current ? { ...link, label: current } : link));
  return <Breadcrumb label={messagesOf(lng, 'shell').breadcrumb} items={items} />;
}
