import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import { formatYear } from '#lib/format/numbers.ts';
import { messagesOf, translator } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { sampleSettings } from '#lib/site.ts';
import { AppearanceSwitch } from './AppearanceSwitch.tsx';
import { FooterColumns } from './FooterColumns.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { type Place, pageLinks } from './menu-links.ts';
import css from './SiteFooter.module.css';
import { Wordmark } from './Wordmark.tsx';

/** The foot of every public page: always ink, in both schemes. */
export function SiteFooter({ id, lng }: Place) {
  const shell = messagesOf(lng, 'shell');
  const greeting = translator(lng)('shell:chat.greeting', { brand: shell.brand });
  return (
    <footer className={css.footer} data-dark="">
      <div className="wrap">
        <div className={css.grid}>
          <div className={css.lead}>
            <a className={css.brand} href={pathOf('home', lng)} aria-label={shell.homeLink}>
              <Wordmark />
            </a>
            <p className="body2 muted">{shell.footer.about}</p>
            <div className={css.chats}>
              <ButtonLink variant="quiet" size="sm" icon="chat" href={whatsappUrl(greeting)}>
                {shell.whatsapp}
              </ButtonLink>
              <ButtonLink variant="quiet" size="sm" icon="plane" href={telegramUrl(greeting)}>
                {shell.telegram}
              </ButtonLink>
            </div>
          </div>
          <FooterColumns id={id} lng={lng} />
        </div>
        <div className={css.languages}>
          <nav aria-label={shell.languages}>
            <LanguageLinks id={id} lng={lng} listClass={css.list} linkClass={css.language} />
          </nav>
          <AppearanceSwitch lng={lng} name="foot" look="bar" />
        </div>
        <FooterEnd id={id} lng={lng} />
      </div>
    </footer>
  );
}

/** Rights, what prices mean, and a warning while the contact details are still the samples of the repository. */
function FooterEnd({ id, lng }: Place) {
  const { brand, footer } = messagesOf(lng, 'shell');
  const rights = translator(lng)('shell:footer.rights', { year: formatYear(new Date(), lng), name: brand });
  const [privacy] = pageLinks(['privacy-policy'], { id, lng });
  return (
    <div className={css.end}>
      <p>
        {rights} {footer.prices}
      </p>
      {sampleSettings.length > 0 && <p>{footer.samples}</p>}
      {privacy && (
        <p>
          <a href={privacy.href}>{privacy.label}</a>
        </p>
      )}
    </div>
  );
}
