/** Fragment of an article's section; the prefix keeps writers' ids apart from those of the page around the text. */
export const sectionAnchor = (id: string): string => `s-${id}`;
