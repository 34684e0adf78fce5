import type { ReactNode } from 'react';
import { ChatLinks } from '#components/sections/ChatLinks.tsx';
import type { ContactContent } from '#lib/content/kinds/contact.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { sampleSettings, site } from '#lib/site.ts';
import css from './ContactCard.module.css';
import { SupportHours } from './SupportHours.tsx';

interface Props {
  readonly lng: LanguageCode;
  readonly content: Pick<ContactContent, 'card' | 'hours'>;
}

/** Every way to the agency on ruled lines, and what happens after writing. */
export function ContactCard({ lng, content: { card, hours } }: Props) {
  return (
    <>
      <dl className={css.card}>
        <Row label={card.chats}>
          <span className={css.chats}>
            <ChatLinks lng={lng} />
          </span>
        </Row>
        <Row label={card.phone}>
          <a className={`${css.link} ltr num`} href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
            {site.phone}
          </a>
        </Row>
        <Row label={card.email}>
          <a className={`${css.link} ltr`} href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </Row>
        <Row label={card.hours}>
          <SupportHours lng={lng} content={hours} />
        </Row>
        <Row label={card.address}>
          <address className={css.address}>
            {site.address.map((line) => (
              <span key={line}>
                <bdi>{line}</bdi>
              </span>
            ))}
          </address>
        </Row>
        <Row label={card.next}>
          <ol className={css.steps}>
            {card.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Row>
      </dl>
      {sampleSettings.length > 0 && (
        <p className={`${css.samples} caption muted`}>{messagesOf(lng, 'shell').footer.samples}</p>
      )}
    </>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
