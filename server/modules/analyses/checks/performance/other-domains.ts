import { pageCheck } from '../../check.ts';
import { between, seenAddress } from '../../outcome.ts';
import { assetsOf } from '../../page/assets.ts';

export const check = pageCheck({
  id: 'other-domains',
  category: 'performance',
  weight: 3,
  ease: 1,
  source: 'YellowLabTools',
  run: (page) => {
    const hosts = [...new Set(assetsOf(page).map(({ url }) => new URL(url).hostname))].filter(
      (host) => host !== page.url.hostname,
    );
    return between(hosts.length, 12, 30, hosts.map(seenAddress));
  },
});
