import { type HashedFile, hashedFile } from './hashed-file.ts';

/*
 * The framework's scripts in an exported page. Next writes them as `<script src async>`, and a preload for the one
 * that begins; there is no setting to put them off (docs/performance.md).
 */

const CHUNK = String.raw`/_next/static/chunks/[^"]+\.js`;
const SCRIPT = new RegExp(`<script src="(${CHUNK})"(?: id="_R_")? async=""></script>`, 'g');
const PRELOAD = new RegExp(`<link rel="preload" as="script"[^>]* href="${CHUNK}"/>`, 'g');
/** What the framework tells itself in the page: where it begins, and a copy of the page to compare with. */
const PAYLOAD =
  /<script(?: id="_R_")?>(?:\(globalThis\["TURBOPACK"\]|self\.__next_f|\(self\.__next_f)[\s\S]*?<\/script>/g;
/** For browsers that know no modules and could not run the rest. */
const OLD_BROWSERS = new RegExp(`<script src="${CHUNK}" noModule=""></script>`, 'g');
/** The site's own script, which brings the framework's once a live part is wanted. */
const OWN_SCRIPT = /<script type="text\/plain" id="site" data-src="\/scripts\/site\.[^"]+"/;

/** Marks a part of a page that needs the framework's script to live; see `lib/browser/live-parts.ts`. */
const hasLiveParts = (html: string): boolean => /<[a-z]+ [^>]*\bdata-live\b/.test(html);

/** Addresses of the framework's scripts in the order of the page, each once. */
const frameworkScripts = (html: string): string[] => [
  ...new Set([...html.matchAll(SCRIPT)].flatMap(([, address]) => address ?? [])),
];

const withoutTags = (html: string): string =>
  html.replaceAll(PRELOAD, '').replaceAll(SCRIPT, '').replaceAll(OLD_BROWSERS, '');

/** Texts of the payload's scripts as one script, which needs no place in the page. */
const payloadOf = (html: string): string =>
  [...html.matchAll(PAYLOAD)].map(([tag]) => tag.replace(/^<script[^>]*>|<\/script>$/g, '')).join(';\n');

/** A page without the framework, and what brings it back. */
export interface Deferred {
  readonly html: string;
  /** What the framework reads before it begins; none where nothing of the page lives. */
  readonly payload?: HashedFile;
  /** Addresses of the framework's scripts, where something of the page lives. */
  readonly framework: readonly string[];
}

/**
 * The page with no framework script of its own: the addresses go to the site's script, which loads them when a live part
 * comes near the view or is touched. The payload, half of what a page weighs, becomes a file that is loaded first then.
 * A page without live parts never needs either.
 *
 * @throws when the page is not written as Next writes it today
 */
export function deferScripts(html: string, styles: readonly string[]): Deferred {
  const scripts = frameworkScripts(html);
  if (scripts.length === 0) throw new Error('no script of the framework found: has Next changed how it writes pages?');
  const bare = withoutTags(html).replaceAll(PAYLOAD, '');
  if (!hasLiveParts(html)) return { html: bare, framework: [] };
  if (!OWN_SCRIPT.test(html)) throw new Error('it has live parts, and no script that would bring them to life');
  const text = payloadOf(html);
  if (!text.includes('__next_f')) throw new Error('no payload found: has Next changed how it hands it over?');
  const payload = hashedFile('/scripts/payload', 'js', text);
  const data = {
    'data-payload': payload.address,
    'data-framework': scripts.join(' '),
    'data-styles': styles.join(' '),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` ${name}="${value}"`);
  return { html: bare.replace(OWN_SCRIPT, (tag) => tag + attributes.join('')), payload, framework: scripts };
}
