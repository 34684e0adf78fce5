import { siteCheck } from '../../check.ts';
import { notApplicable, seenText, share } from '../../outcome.ts';

const FACE = /@font-face\s*\{/gi;

/** The rules of a style sheet that load a font; one that is never closed ends the list. */
function facesIn(styles: string): string[] {
  const faces: string[] = [];
  for (const { 0: opening, index } of styles.matchAll(FACE)) {
    const end = styles.indexOf('}', index + opening.length);
    if (end === -1) break;
    faces.push(styles.slice(index, end + 1));
  }
  return faces;
}

export const check = siteCheck({
  id: 'fonts',
  category: 'performance',
  weight: 2,
  ease: 2,
  source: 'Lighthouse, YellowLabTools',
  run: ({ pages, probes: { assets } }) => {
    const styles = [pages[0].inlineStyles, ...assets.filter(({ kind }) => kind === 'style').map(({ text }) => text)];
    const faces = styles.flatMap(facesIn);
    if (faces.length === 0) return notApplicable;
    const old = faces.filter((face) => !/woff2/i.test(face));
    const unshown = faces.filter((face) => !/font-display\s*:\s*(?:swap|optional|fallback)/i.test(face));
    const bad = [...new Set([...old, ...unshown])];
    return share(faces.length, bad.map(seenText));
  },
});
