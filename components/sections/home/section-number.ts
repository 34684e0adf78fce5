/** Numbered sections of the home page, in order. A section that is not on the page is not in the list. */
export const HOME_SECTIONS = [
  'services',
  'stage',
  'method',
  'tariffs',
  'advertising',
  'blog',
  'comments',
  'consultation',
] as const;

export type HomeSection = (typeof HOME_SECTIONS)[number];

/** Number printed in a section's rail, from 1. */
export const sectionNumber = (section: HomeSection): number => HOME_SECTIONS.indexOf(section) + 1;
