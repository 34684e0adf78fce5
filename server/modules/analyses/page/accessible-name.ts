import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { Page } from './page.ts';
import { textOf } from './text-of.ts';

const MOST_IDS = 20;
const named = new WeakMap<CheerioAPI, Map<string, Element[]>>();

/** Elements of a page by their id, looked for once: thousands of links may each name thousands. */
function byId({ $ }: Page): Map<string, Element[]> {
  const known = named.get($) ?? Map.groupBy($('[id]').toArray(), ({ attribs }) => attribs.id ?? '');
  named.set($, known);
  return known;
}

function labelledBy(page: Page, element: Element): string {
  const ids = (element.attribs['aria-labelledby'] ?? '').split(/\s+/).filter((id) => id !== '');
  return ids
    .slice(0, MOST_IDS)
    .flatMap((id) => byId(page).get(id) ?? [])
    .map((label) => textOf(label, false))
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
