import type { ReactNode } from 'react';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { recordPath } from '#lib/pages/record-path.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly id: string;
  readonly children: ReactNode;
}

/** Words about an order; a link to it once there is a page for it. */
export function OrderLink({ lng, id, children }: Props) {
  const path = recordPath('profile-order', lng, id);
  return path ? <TextLink href={path}>{children}</TextLink> : <span>{children}</span>;
}
