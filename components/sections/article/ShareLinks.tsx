import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Buttons } from '#components/ui/Buttons.tsx';
import { scriptUrl } from '#lib/browser/bundle.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { shareTargets } from '#lib/share.ts';
import { CopyButton } from './CopyButton.tsx';
import css from './ShareLinks.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly title: string;
  readonly url: string;
}

/**
 * Plain links that carry the article elsewhere: no script of a network, nothing that follows the reader. The script is that
 * of all copy buttons of the article.
 */
export async function ShareLinks({ lng, title, url }: Props) {
  const { share, copyLink, copied } = messagesOf(lng, 'blog');
  return (
    <section className={css.share} aria-labelledby="share">
      <h2 className="h4" id="share">
        {share}
      </h2>
      <Buttons>
        {shareTargets(lng, { title, url }).map(({ name, href }) => (
          <ButtonLink key={name} variant="quiet" size="sm" href={href}>
            {name}
          </ButtonLink>
        ))}
        <CopyButton label={copyLink} copied={copied} value={url} />
      </Buttons>
      <script src={await scriptUrl('copy')} defer />
    </section>
  );
}
