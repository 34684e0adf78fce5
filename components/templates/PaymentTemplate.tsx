import { PaymentStatus } from '#components/islands/payment/PaymentStatus.tsx';
import { ChatButtons } from '#components/sections/ChatButtons.tsx';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import { moneyPattern } from '#lib/format/money.ts';
import { fill } from '#lib/i18n/fill.ts';
import { languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import type { TemplateProps } from '#lib/pages/site-page.tsx';

/** Where a payment gateway leads back to: what became of the money, and the way on. */
export function PaymentTemplate({ id, lng, content }: TemplateProps<'payment-verify'>) {
  const { outcomes, wait, actions, labels, help } = content;
  const { locale, calendar } = languageOf(lng);
  const { brand, whatsapp, telegram, pages, notFound } = messagesOf(lng, 'shell');
  const message = fill(help.message, { brand });
  const texts = {
    outcomes,
    wait,
    actions,
    labels,
    locale,
    calendar,
    money: { USD: moneyPattern('USD', lng), IRT: moneyPattern('TOMAN', lng) },
    help: help.title,
    trial: help.trial,
    contact: { label: pages['contact-us'], href: pathOf('contact-us', lng) },
    home: { label: notFound.home, href: pathOf('home', lng) },
    orders: isBuilt('profile-order') ? pathOf('profile-order', lng) : undefined,
    tickets: isBuilt('profile-ticket') ? pathOf('profile-ticket', lng) : undefined,
    chats: [
      { app: whatsapp, icon: 'chat', href: whatsappUrl(message) },
      { app: telegram, icon: 'plane', href: telegramUrl(message) },
    ],
  } as const;
  return (
    <SiteFrame id={id} lng={lng}>
      <div className="wrap">
        <noscript>
          <p>{help.noScript}</p>
          <ChatButtons lng={lng} />
        </noscript>
        <PaymentStatus texts={texts} />
      </div>
    </SiteFrame>
  );
}
