import { KeptPages } from '#components/sections/offline/KeptPages.tsx';
import { OfflineHero } from '#components/sections/offline/OfflineHero.tsx';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { scriptUrl } from '#lib/browser/bundle.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';

/**
 * Shown by the service worker, under the address that was wanted, when there is neither a connection nor a copy: what
 * is on the device, how to try again, and the telephone, which needs no internet.
 */
export async function OfflineTemplate({ lng }: { readonly lng: LanguageCode }) {
  return (
    <SiteFrame id="offline" lng={lng}>
      <OfflineHero lng={lng} />
      <KeptPages lng={lng} />
      <script
        src={await scriptUrl('offline')}
        defer
        data-own={pathOf('offline', lng)}
        data-home={pathOf('home', lng)}
      />
    </SiteFrame>
  );
}
