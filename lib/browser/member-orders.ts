import type { LanguageCode } from '#lib/i18n/languages.ts';

/** Address in the customer area that places the order of a plan: from there, or through a chat app. */
export const orderAddress = (lng: LanguageCode, plan: string, via?: string): string =>
  `/${lng}/profile-order?${new URLSearchParams({ plan, ...(via && { via }) })}`;

/** Where a plan's links lead a guest: straight into the chat. */
const chats = new WeakMap<HTMLAnchorElement, string>();

/**
 * For whoever is signed in, a plan's links to the chat apps lead over the customer area, which keeps the order as opened,
 * with its reference, before the chat opens.
 */
export function leadOrders(lng: LanguageCode, isMember: boolean): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-plan] > a[data-via]')) {
    const chat = chats.get(link) ?? link.href;
    chats.set(link, chat);
    const plan = link.parentElement?.dataset.plan ?? '';
    link.href = isMember ? orderAddress(lng, plan, link.dataset.via) : chat;
  }
}
