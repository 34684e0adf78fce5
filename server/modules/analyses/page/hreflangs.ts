import type { Page } from './page.ts';

export interface Alternate {
  readonly lang: string;
  readonly href: string;
}

/** Other languages of a page, as its head names them. */
export const alternatesOf = ({ $ }: Pick<Page, '$'>): Alternate[] =>
  $('link[rel~="alternate" i][hreflang]')
    .toArray()
    .map(({ attribs }) => ({ lang: (attribs.hreflang ?? '').trim(), href: (attribs.href ?? '').trim() }));
