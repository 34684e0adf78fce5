import { siteCheck } from '../../check.ts';
import { notApplicable, seenText, share } from '../../outcome.ts';

const FACE = /@font-face\s*\{[^}]*\}/gi;

export const check = siteCheck({
  id: 'fonts',
  category: 'performance',
  weight: 2,
  ease: 2,
  source: 'Lighthouse, YellowLabTools',
  run: ({ pages, probes: { assets } }) => {
    const styles = [
      pages[0].inlineStyles,
      ...assets.filter(({ kind }) => kind === 'style').map(({ text }) => text),
    ].join('\n');
    const faces = styles.match(FACE) ?? [];
    if (faces.length === 0) return notApplicable;
    const old = faces.filter((face) => !/woff2/i.test(face));
    const unshown = faces.filter((face) => !/font-display\s*:\s*(?:swap|optional|fallback)/i.test(face));
    const bad = [...new Set([...old, ...unshown])];
    return share(faces.length, bad.map(seenText));
  },
});
