import { type Finder, finderOf, type PlacedText } from './texts.ts';

const MARK = 'data-text-of';
const STYLE = `[${MARK}]{outline:2px dashed #b3541e!important;outline-offset:2px;cursor:copy!important}
[${MARK}]:hover{outline-style:solid!important}
#text-keys{position:fixed;inset-block-end:0;inset-inline:0;z-index:2147483647;padding:.5rem 1rem;background:#1d1d1f;color:#fff;font:14px/1.4 ui-monospace,monospace;direction:ltr;text-align:left}`;
const READ_ALOUD = ['alt', 'aria-label', 'placeholder', 'title'];

const isSkipped = (element: Element): boolean => element.closest('script,style,template,#text-keys') !== null;

/** Outlines an element whose own words, or whose only text, are one field. */
function mark(element: Element, find: Finder): void {
  if (isSkipped(element) || element.hasAttribute(MARK)) return;
  const attribute = READ_ALOUD.map((name) => element.getAttribute(name) ?? '').find(find);
  const text = element.textContent;
  const inner = [...element.children].some((child) => child.textContent === text);
  const own = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && find(node.textContent ?? ''));
  const place =
    (inner ? undefined : find(text)) ?? (own && find(own.textContent ?? '')) ?? (attribute && find(attribute));
  if (place) element.setAttribute(MARK, `${place.file} › ${place.field}`);
}

/** Outlines every text with its file and field; a click copies them. */
export function showKeys(texts: readonly PlacedText[]): void {
  const find = finderOf(texts, location.pathname.split('/').filter(Boolean).slice(1).at(-1) ?? '');
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
  const bar = Object.assign(document.createElement('p'), {
    id: 'text-keys',
    textContent: 'Point at a text; a click copies its place',
  });
  bar.setAttribute('role', 'status');
  document.body.append(bar);
  const markAll = () => {
    for (const element of document.body.querySelectorAll('*')) mark(element, find);
  };
  markAll();
  new MutationObserver(markAll).observe(document.body, { childList: true, subtree: true });
  const placeOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest(`[${MARK}]`)?.getAttribute(MARK) : null;
  document.addEventListener('mouseover', (event) => {
    const place = placeOf(event);
    if (place) bar.textContent = place;
  });
  document.addEventListener(
    'click',
    (event) => {
      const place = placeOf(event);
      if (!place) return;
      event.preventDefault();
      event.stopPropagation();
      navigator.clipboard.writeText(place).then(
        () => {
          bar.textContent = `Copied: ${place}`;
        },
        () => {
          bar.textContent = place;
        },
      );
    },
    true,
  );
}
