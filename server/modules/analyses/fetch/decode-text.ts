const EARLY = 1024;
const META = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
const BOMS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const ofHeader = (contentType: string): string | undefined => /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1];
const ofMark = (bytes: Buffer): string | undefined =>
  BOMS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];

/** The charset a page names early enough: byte order mark, header, or a meta tag in the first 1024 bytes. */
export function namedCharset(bytes: Buffer, contentType: string): string | null {
  const early = bytes.subarray(0, EARLY).toString('latin1');
  return (ofMark(bytes) ?? ofHeader(contentType) ?? META.exec(early)?.[1])?.toLowerCase() ?? null;
}

/** Text of a body. A charset nobody knows is read as UTF-8: wrong letters are a finding, not a failure. */
export function decodeText(bytes: Buffer, contentType: string): string {
  try {
    return new TextDecoder(namedCharset(bytes, contentType) ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes);
  }
}
