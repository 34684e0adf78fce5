import { classNames } from '#components/ui/class-names.ts';
import { loadAnnouncement } from '#lib/content/announcement.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import css from './Announcement.module.css';

/** The line above the header; nothing where the language announces nothing. */
export function Announcement({ lng }: { lng: LanguageCode }) {
  const announcement = loadAnnouncement(lng);
  if (!announcement) return null;
  const { text, link } = announcement;
  return (
    <section className={css.band} aria-label={messagesOf(lng, 'shell').announcement} data-dark="">
      <p className={classNames('wrap', 'body2', css.line)}>
        <span>{text}</span>
        {link && (
          <a className="link" href={pathOf(link.page, lng)}>
            {link.label}
          </a>
        )}
      </p>
    </section>
  );
}
