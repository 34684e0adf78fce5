/** What holds no names: a comment, the beginning of a string, and of the bytes that follow a dictionary (ISO 32000-1, 7.2). */
const ASIDE = /%[^\r\n]*|\(|>>[\s\0]*stream(?=[\r\n])/g;

/** What the table of a document may point at, wherever it stands. */
const OBJECT = /\d[\s\0]+obj\b/;

const END = 'endstream';

/** The place behind a string; `-1` for one that does not end. */
function endOfString(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return -1;
}

/** The place behind what begins with a mark. */
function endOfAside(text: string, mark: string, at: number): number {
  if (mark === '(') return endOfString(text, at);
  const behind = at + mark.length;
  return mark.startsWith('>>') ? text.indexOf(END, behind) : behind;
}

/**
 * The objects of a PDF without its strings, comments and streams: bytes of a picture spell any name sooner or later.
 * What says of itself that it is an object stays, whatever it hides in; what does not end stays too.
 */
export function objectsOf(text: string): string {
  let kept = '';
  const aside = new RegExp(ASIDE);
  let from = 0;
  for (let found = aside.exec(text); found; found = aside.exec(text)) {
    const [mark] = found;
    const end = endOfAside(text, mark, found.index);
    if (end === -1) break;
    const hidden = text.slice(found.index, end);
    kept += text.slice(from, found.index) + (OBJECT.test(hidden) ? hidden : mark.startsWith('>>') ? '>> ' : ' ');
    from = end;
    aside.lastIndex = end;
  }
  return kept + text.slice(from);
}
