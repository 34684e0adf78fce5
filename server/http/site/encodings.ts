import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Each file is compressed once a start, on first demand: a page is 7 % smaller at 10 than at 9, for 50 ms once. */
const QUALITY = 10;
/** Beyond so many bytes (the large scripts of the customer area) that would keep the first one who asks waiting. */
const LARGE_BYTES = 200_000;
const LARGE_QUALITY = 9;
const GZIP_LEVEL = 9;

/** The best encoding a browser takes; a weight of 0 refuses one (RFC 9110, section 12.5.3). */
export function encodingFor(accept: string | undefined): Encoding {
  const taken = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}

export async function encode(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(content, { level: GZIP_LEVEL });
  if (encoding === 'identity') return content;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE_BYTES ? LARGE_QUALITY : QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotli(content, { params });
}
