/** One text of `locales/` as the development server sends it. */
export interface PlacedText {
  readonly file: string;
  readonly field: string;
  readonly text: string;
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What a reader sees of a text with marks: strong, code and links without their signs. */
const shown = (text: string): string =>
  spaced(
    text
      .replaceAll(/\*\*(.+?)\*\*/g, '$1')
      .replaceAll(/`([^`]+)`/g, '$1')
      .replaceAll(/\[([^[\]]+)\]\([^)]*\)/g, '$1'),
  );

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the field that an element shows. */
export type Finder = (seen: string) => PlacedText | undefined;

/**
 * Looks texts up by what stands on the page. Of two places with the same text, the file of this page wins.
 *
 * @param page last part of the page's path, `web-design`; its file has the same name
 */
export function finderOf(texts: readonly PlacedText[], page: string): Finder {
  const own = (place: PlacedText) => place.file.endsWith(`/${page || 'home'}.json`);
  const ordered = [...texts].sort((a, b) => Number(own(b)) - Number(own(a)));
  const exact = new Map<string, PlacedText>();
  const patterns: { place: PlacedText; pattern: RegExp }[] = [];
  for (const place of ordered) {
    const text = shown(place.text);
    if (!exact.has(text)) exact.set(text, place);
    if (/\{\{/.test(text) && /\p{L}{2}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''))) {
      const pattern = new RegExp(`^${escaped(text).replaceAll(/\\\{\\\{.*?\\\}\\\}/g, '.+?')}$`, 'u');
      patterns.push({ place, pattern });
    }
  }
  return (seen) => {
    const text = spaced(seen);
    return text === '' ? undefined : (exact.get(text) ?? patterns.find(({ pattern }) => pattern.test(text))?.place);
  };
}
