import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { NotificationsView } from '../views.tsx';

/** The notifications, with the brand as the language writes it: sentences name it. */
export function Notifications({ lng }: { readonly lng: LanguageCode }) {
  return <NotificationsView lng={lng} brand={messagesOf(lng, 'shell').brand} />;
}
