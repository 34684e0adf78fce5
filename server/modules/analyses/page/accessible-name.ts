import type { Element } from 'domhandler';
import type { Page } from './page.ts';
import { textOf } from './text-of.ts';

function labelledBy({ $ }: Page, element: Element): string {
  const ids = (element.attribs['aria-labelledby'] ?? '').split(/\s+/).filter((id) => id !== '');
  return ids
    .flatMap((id) =>
      $('[id]')
        .toArray()
        .filter(({ attribs }) => attribs.id === id),
    )
    .map((named) => textOf(named, false))
    .join(' ');
}

/** What a screen reader would call an element, by its markup alone. */
export function nameOf(page: Page, element: Element): string {
  const { attribs } = element;
  const pictures = page.$(element).find('img[alt], svg title, svg[aria-label]').toArray();
  const alts = pictures.map(
    (picture) => picture.attribs.alt ?? picture.attribs['aria-label'] ?? page.$(picture).text(),
  );
  return [attribs['aria-label'], labelledBy(page, element), textOf(element, false), ...alts, attribs.title]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');
}
