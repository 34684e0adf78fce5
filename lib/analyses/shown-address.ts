import { decodePunycode } from './decode-punycode.ts';
import { hostOf } from './host-of.ts';

/** What must not stand in a line as it is: spaces, and signs that are not seen or turn the line round. */
const UNSEEN = /[\p{C}\p{Z}]/gu;
/** The joiners of Persian and Indic words are letters of a path like others. */
const JOINERS = new Set(['\u200C', '\u200D']);

/** A part of an address in its own letters: `%D8%AE` → `خ`. What is no text stays as it was sent. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replace(UNSEEN, (sign) => (JOINERS.has(sign) ? sign : encodeURIComponent(sign)));
  } catch {
    return part;
  }
}

const partsOf = (url: string): string[] =>
  URL.canParse(url) ? new URL(url).pathname.split('/').filter(Boolean).map(decoded) : [];

/** Host of an address in its own letters, as people say it: `xn--mgbh0fb.example` → `مثال.example`. */
export const shownHost = (url: string): string => hostOf(url).split('.').map(decodePunycode).join('.');

/** Path of an address in its own letters, where it is not the start of the site. */
export function pathOfAddress(url: string): string {
  const parts = partsOf(url);
  if (!URL.canParse(url)) return '';
  const { search } = new URL(url);
  return parts.length === 0 && search === '' ? '' : `/${parts.join('/')}${search}`;
}

/** An address as a search engine writes it: `example.com › blog › خانه`. */
export const shownAddress = (url: string): string => [shownHost(url), ...partsOf(url)].join(' › ');

/** A whole address in its own letters. */
export function readableUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const { protocol, host, pathname, search, hash } = new URL(url);
  const name = host.split('.').map(decodePunycode).join('.');
  return `${protocol}//${name}${pathname.split('/').map(decoded).join('/')}${search}${hash}`;
}
