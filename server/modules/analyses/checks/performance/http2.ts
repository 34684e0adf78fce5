import { siteCheck } from '../../check.ts';
import { fail, notMeasured, pass, seenText } from '../../outcome.ts';

export const check = siteCheck({
  id: 'http2',
  category: 'performance',
  weight: 2,
  ease: 2,
  source: 'Lighthouse, YellowLabTools',
  run: ({ start, probes: { tls } }) => {
    if (!tls) return notMeasured;
    const hasThree = /h3/.test(String(start.headers['alt-svc'] ?? ''));
    return tls.alpn === 'h2' || hasThree ? pass() : fail([seenText(tls.alpn ?? 'http/1.1')]);
  },
});
