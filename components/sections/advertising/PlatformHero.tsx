import { ChatButtons } from '#components/sections/ChatButtons.tsx';
import { Breadcrumbs } from '#components/shell/Breadcrumbs.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { MotifImage } from '#components/ui/MotifImage.tsx';
import { Words } from '#components/ui/Words.tsx';
import type { AdvertisingContent } from '#lib/content/kinds/advertising.ts';
import { loadPage } from '#lib/content/load.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { PLATFORMS, type PlatformPage } from '#lib/platforms.ts';
import css from './PlatformHero.module.css';

interface Props {
  readonly id: PlatformPage;
  readonly lng: LanguageCode;
  readonly content: AdvertisingContent['hero'];
}

/** Opening of an advertising page: a sentence about the platform, and its tile of the table. */
export function PlatformHero({ id, lng, content: { title, lead } }: Props) {
  const index = PLATFORMS.findIndex(({ page }) => page === id);
  return (
    <section className={css.hero}>
      <div className={`wrap ${css.in}`}>
        <div className={css.text}>
          <Breadcrumbs id={id} lng={lng} />
          <h1 className="h1">
            <Words text={title} lng={lng} />
          </h1>
          <p className="lead">{lead}</p>
          <div className={css.actions}>
            <ButtonLink variant="gold" href="#fee" go>
              {loadPage(lng, 'home').advertising.workOut}
            </ButtonLink>
            <ChatButtons lng={lng} />
          </div>
        </div>
        <div className={css.tile} data-dark="" aria-hidden="true">
          <MotifImage name="ads" shape="tall" first className={css.motif} />
          <span className={`${css.number} num`}>
            {formatNumber(index + 1, lng)} <small>/ {formatNumber(PLATFORMS.length, lng)}</small>
          </span>
          <span className={css.symbol} lang="en">
            {PLATFORMS[index]?.symbol}
          </span>
          <span>{messagesOf(lng, 'platforms').short[id]}</span>
        </div>
      </div>
    </section>
  );
}
