import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { Page } from './page.ts';
import { textOf } from './text-of.ts';

const MOST_IDS = 20;
const byId = new WeakMap<CheerioAPI, Map<string, Element[]>>();

function elementsById({ $ }: Page): Map<string, Element[]> {
  const known = byId.get($) ?? Map.groupBy($('[id]').toArray(), ({ attribs }) => attribs.id ?? '');
  byId.set($, known);
  return known;
}

/** Texts of the elements of a page by their id, read once: thousands of links may each name a long one. */
const texts = new WeakMap<CheerioAPI, Map<string, string>>();

function textsById({ $ }: Page): Map<string, string> {
  const known = texts.get($) ?? new Map<string, string>();
  texts.set($, known);
  return known;
}

function textOfId(page: Page, id: string): string {
  const known = textsById(page);
  const text =
    known.get(id) ??
    elementsById(page)
      .get(id)
      ?.map((label) => textOf(label, false))
      .join(' ') ??
    '';
  known.set(id, text);
  return text;
}

function labelledBy(page: Page, element: Element): string {
  const ids = (element.attribs['aria-labelledby'] ?? '').split(/\s+/).filter((id) => id !== '');
  return ids
    .slice(0, MOST_IDS)
    .map((id) => textOfId(page, id))
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
