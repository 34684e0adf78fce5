import { objectsOf } from './pdf-objects.ts';

/** Names of a document that does something by itself, or carries other files. ISO 32000-1, 12.6 and 7.11. */
const ACTIVE = /\/(JavaScript|JS|Launch|AA|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE)\b/;

/** What is done when a document is opened: a place, an action, or the number of either. */
const OPENING = /\/OpenAction\b[\s\0]*(?:(\d+)[\s\0]+\d+[\s\0]+R\b)?/g;

/** The beginning of an object that has a number. */
const HEAD = /(\d+)[\s\0]+\d+[\s\0]+obj\b/g;

/** A place to begin at, which is what office programs and LaTeX write. */
const PLACE = /^[\s\0]*(?:\[|<<((?:[^<>]|<[\da-fA-F\s]*>)*)>>)/;

const OTHER_ACTION = /\/Next\b|\/S\b(?![\s\0]*\/GoTo\b)/;

/** Any letter of a name may be written as its number: `/J#61vaScript`. */
const plain = (text: string): string =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** What follows the end of a document: nothing but white space. */
const TAIL = /%%EOF\s*$/;
const NEAR_END = 1024;

/** A RAR and a 7z are looked for anywhere in a file; a ZIP is read from its end, or from an entry that stands open. */
const ARCHIVES = ['Rar!\u001a\u0007', "7z\u00bc\u00af'\u001c"];
const ZIP_END = 'PK\u0005\u0006';
const ZIP_ENTRY = 'PK\u0003\u0004';
/** As far from the end as a ZIP may stop: 22 bytes and the longest comment. */
const ZIP_TAIL = 22 + 65_535;

const isArchive = (text: string, objects: string): boolean =>
  ARCHIVES.some((mark) => text.includes(mark)) ||
  text.slice(-ZIP_TAIL).includes(ZIP_END) ||
  objects.includes(ZIP_ENTRY);

/** Whether what is done at the opening is to go to a place of the same document, and nothing after it. */
function isPlace(text: string): boolean {
  const [found, action] = PLACE.exec(text) ?? [];
  if (found === undefined) return false;
  return action === undefined || (/\/S\b/.test(action) && !OTHER_ACTION.test(action));
}

/** Whether the document begins at a place of it. A number is looked up; one may be given again further down. */
function opensQuietly(objects: string): boolean {
  const asked = new Set<number>();
  for (const { index, 0: text, 1: number } of objects.matchAll(OPENING)) {
    if (number) asked.add(Number(number));
    else if (!isPlace(objects.slice(index + text.length))) return false;
  }
  if (asked.size === 0) return true;
  for (const { index, 0: text, 1: number } of objects.matchAll(HEAD)) {
    if (asked.has(Number(number)) && !isPlace(objects.slice(index + text.length))) return false;
  }
  return true;
}

/**
 * Whether a PDF only shows something. What stands in its streams is not unpacked, and so is not looked at: the site never
 * shows a PDF, it is saved and opened by the reader's own program, which asks before it acts.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (!TAIL.test(text.slice(-NEAR_END))) return false;
  const objects = plain(objectsOf(text));
  return !isArchive(text, objects) && !ACTIVE.test(objects) && opensQuietly(objects);
}
