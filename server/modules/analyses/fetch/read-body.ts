import { Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};
/** Nobody sends more than one; several are a way to make a small bomb large. */
const MAX_ENCODINGS = 2;

export interface Body {
  readonly bytes: Buffer;
  /** Bytes that came over the wire. */
  readonly wireBytes: number;
  /** The limit was reached, or the compressed stream was broken. */
  readonly isCut: boolean;
}

/** Reads a body up to a limit that holds for what is sent and for what it inflates to. */
export async function readBody(body: Readable, encoding: string, limit: number): Promise<Body> {
  const state = { wire: 0, isCut: false };
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      state.wire += chunk.length;
      yield chunk;
      if (state.wire > limit) {
        state.isCut = true;
        return;
      }
    }
  }
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => Object.hasOwn(DECODERS, name));
  const stages = names
    .slice(0, MAX_ENCODINGS)
    .toReversed()
    .flatMap((name) => DECODERS[name]?.() ?? []);
  let source: Readable = Readable.from(counted());
  for (const stage of stages) {
    source.on('error', (error) => stage.destroy(error));
    source = source.pipe(stage);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, limit - size));
      size += chunk.length;
      if (size >= limit) {
        state.isCut = true;
        break;
      }
    }
  } catch (error) {
    const isBrokenStream =
      error instanceof Error && 'errno' in error && 'code' in error && String(error.code).startsWith('Z_');
    if (
      !isBrokenStream &&
      !(error instanceof Error && /^(?:ERR_|BROTLI|ZSTD|Z_)/.test(String('code' in error ? error.code : '')))
    )
      throw error;
    state.isCut = true;
  } finally {
    body.destroy();
  }
  return { bytes: Buffer.concat(chunks), wireBytes: state.wire, isCut: state.isCut };
}
