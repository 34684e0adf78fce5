/**
 * How much of the sample shop is mended: nothing, the ground (encryption, language, titles), what people miss (pictures,
 * links, speed), what machines read. Each has all that came before.
 */
export type Mended = 0 | 1 | 2 | 3;

interface SamplePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly words: string;
}

/** A shop that does not exist, and says so. */
export const SAMPLE_PAGES: readonly SamplePage[] = [
  {
    path: '/',
    title: 'Loose leaf tea by post, from three gardens',
    description:
      'A sample shop for the demo: green, black and white tea from three gardens, packed on the day you order.',
    words:
      'This shop is a sample. It sells green, black and white tea from three gardens. Every tin is packed on the day it is ordered and travels in paper. Choose by taste: grassy, malty, or light as water that remembers a flower.',
  },
  {
    path: '/teas',
    title: 'All teas of the sample shop, with prices',
    description: 'Green, black and white teas of the sample shop, with what they taste of and how long they steep.',
    words:
      'Sencha steeps for one minute at seventy degrees. Assam takes four minutes and forgives five. White peony likes patience and a large pot. A tin holds one hundred grams, which is forty cups for most people.',
  },
  {
    path: '/about',
    title: 'Who would pack your tea, if this were a shop',
    description: 'Two people, one scale and a shelf: who would stand behind the sample shop of this demo.',
    words:
      'Two people began with one scale and a shelf. They wrote down what every garden paid its pickers and printed it on the tins. None of this happened: the page is here so that the analyzer has something to read.',
  },
  {
    path: '/delivery',
    title: 'Delivery and returns of the sample shop',
    description: 'What delivery costs, how long it takes and how a tin comes back: a page of the demo’s sample shop.',
    words:
      'Delivery takes two days and costs nothing from three tins on. A tin that was not opened comes back within thirty days. Call us on +44 20 7946 0018 when a parcel is late; the number is kept for stories and films.',
  },
];

const attributes = (mended: Mended): string => (mended >= 2 ? ' width="640" height="400" loading="lazy"' : '');
const alternative = (mended: Mended, title: string): string => (mended >= 2 ? ` alt="${title}"` : '');
const phone = (words: string, mended: Mended): string =>
  mended >= 2 ? words.replace('+44 20 7946 0018', '<a href="tel:+442079460018">+44 20 7946 0018</a>') : words;

function headOf({ path, title, description }: SamplePage, origin: string, mended: Mended): string {
  const url = `${origin}${path}`;
  const organisation = { '@context': 'https://schema.org', '@type': 'Organization', name: 'Demo tea', url: origin };
  const parts: [Mended, string][] = [
    [0, '<meta charset="utf-8"><link rel="stylesheet" href="/style.css"><script src="/shop.js"></script>'],
    [0, `<title>${mended >= 1 ? title : 'Home'}</title>`],
    [1, `<meta name="viewport" content="width=device-width, initial-scale=1">`],
    [1, `<meta name="description" content="${description}">`],
    [2, `<link rel="canonical" href="${url}"><link rel="icon" href="/icon.svg">`],
    [3, `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`],
    [3, `<meta property="og:type" content="website"><meta property="og:url" content="${url}">`],
    [3, `<meta property="og:image" content="${origin}/share.png">`],
    [3, `<script type="application/ld+json">${JSON.stringify(organisation)}</script>`],
  ];
  return parts.flatMap(([from, part]) => (mended >= from ? [part] : [])).join('');
}

/** A page of the sample as its server would send it. */
export function samplePage(page: SamplePage, origin: string, mended: Mended): string {
  const { title, words } = page;
  const links = SAMPLE_PAGES.map(
    ({ path, title: name }) => `<li><a href="${path}">${mended >= 2 ? name : 'more'}</a></li>`,
  );
  const heading = mended >= 1 ? `<h1>${title}</h1>` : `<h3>${title}</h3>`;
  const old = mended >= 2 ? '' : '<a href="/autumn-sale">click here</a>';
  const picture = `<img src="/tin.${mended >= 2 ? 'webp' : 'jpg'}"${alternative(mended, title)}${attributes(mended)}>`;
  const form = `<form><input type="email" name="email"${mended >= 3 ? ' aria-label="E-mail"' : ''}></form>`;
  const main = `${heading}<p>${phone(words, mended)}</p>${picture}${old}${form}`;
  const skip = mended >= 3 ? '<a href="#main">To the content</a>' : '';
  const body = `${skip}<ul>${links.join('')}</ul>${mended >= 3 ? `<main id="main">${main}</main>` : `<div>${main}</div>`}`;
  const lang = mended >= 1 ? ' lang="en"' : '';
  return `${mended >= 1 ? '<!doctype html>' : ''}<html${lang}><head>${headOf(page, origin, mended)}</head><body>${body}</body></html>`;
}
