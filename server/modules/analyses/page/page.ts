import { type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';
import type { Proof } from '#lib/contract/analyses.ts';
import type { Fetched } from '../fetch/safe-fetch.ts';
import { seenTag } from '../outcome.ts';
import { textOf } from './text-of.ts';

/** A link as written and as it resolves. */
export interface Link {
  readonly element: Element;
  readonly href: string;
  /** `null` for what is no address of the web. */
  readonly url: URL | null;
  readonly isInternal: boolean;
  readonly isNofollow: boolean;
}

/** A page that was read, ready to be judged. */
export interface Page {
  readonly answer: Omit<Fetched, 'raw'>;
  readonly url: URL;
  readonly $: CheerioAPI;
  readonly links: readonly Link[];
  /** `lang` of the document. */
  readonly lang: string;
  /** Visible text of the main part: without navigation, header and footer where the page marks them. */
  readonly mainText: string;
  /** Every visible text. */
  readonly text: string;
}

const bareHost = (host: string): string => host.replace(/^www\./, '');
export const isSameSite = (a: URL, b: URL): boolean => bareHost(a.hostname) === bareHost(b.hostname);

export function resolveUrl(href: string, base: URL): URL | null {
  const trimmed = href.trim();
  return URL.canParse(trimmed, base) ? new URL(trimmed, base) : null;
}

function linksOf($: CheerioAPI, base: URL, page: URL): Link[] {
  return $('a')
    .toArray()
    .map((element) => {
      const href = element.attribs.href ?? '';
      const url = href === '' ? null : resolveUrl(href, base);
      const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
      const isNofollow = /\bnofollow\b/i.test(element.attribs.rel ?? '');
      return { element, href, url: isWeb ? url : null, isInternal: isWeb && isSameSite(url, page), isNofollow };
    });
}

/** Parses an answer as browsers do. */
export function openPage(answer: Omit<Fetched, 'raw'>): Page {
  const url = new URL(answer.url);
  const $ = load(answer.text);
  const base = resolveUrl($('base[href]').attr('href') ?? '', url) ?? url;
  const body = $('body')[0];
  const main = $('main, [role=main]')[0] ?? body;
  return {
    answer,
    url,
    $,
    links: linksOf($, base, url),
    lang: ($('html').attr('lang') ?? '').trim(),
    mainText: main ? textOf(main, true) : '',
    text: body ? textOf(body, false) : '',
  };
}

export function header({ answer }: Pick<Page, 'answer'>, name: string): string {
  const value = answer.headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/** The opening tag of an element, and the text of a short one. */
function tagOf(element: Element): string {
  const attributes = Object.entries(element.attribs).map(([name, value]) =>
    value ? ` ${name}="${value}"` : ` ${name}`,
  );
  const first = element.children[0];
  const text = element.children.length === 1 && first?.type === 'text' ? `${first.data.trim()}</${element.name}>` : '';
  return `<${element.name}${attributes.join('')}>${text}`;
}

export const elements = ({ $ }: Pick<Page, '$'>, selector: string): Element[] =>
  $(selector)
    .toArray()
    .filter((element) => element.type === 'tag' || element.type === 'script' || element.type === 'style') as Element[];

export const seenTags = (found: readonly Element[]): Proof[] => found.map((element) => seenTag(tagOf(element)));

/** Content of a meta tag by name or property; `null` without one. */
export const meta = ({ $ }: Pick<Page, '$'>, name: string): string | null =>
  $(`meta[name="${name}" i], meta[property="${name}" i]`).attr('content')?.trim() ?? null;
