import { Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';

const DECODERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
  ['zstd', createZstdDecompress],
]);
/** Nobody sends more than one; several are a way to make a small bomb large. */
const MAX_ENCODINGS = 2;

export interface Body {
  readonly bytes: Buffer;
  /** Bytes that came over the wire. */
  readonly wireBytes: number;
  /** The limit was reached, or the stream was broken or ended before its time. */
  readonly isCut: boolean;
  /** Why no more came, where it was neither the limit nor a broken compression. */
  readonly failure: unknown;
}

const isBrokenCompression = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:ERR_|BROTLI|ZSTD|Z_)/.test(String(error.code));

/** Reads a body up to a limit that holds for what is sent and for what it inflates to; what came before it broke off is kept. */
export async function readBody(body: Readable, encoding: string, limit: number): Promise<Body> {
  const state: { wire: number; isCut: boolean; failure: unknown } = { wire: 0, isCut: false, failure: null };
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
  const stages = encoding
    .toLowerCase()
    .split(',')
    .flatMap((name) => DECODERS.get(name.trim()) ?? [])
    .slice(0, MAX_ENCODINGS)
    .toReversed()
    .map((decoder) => decoder());
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
    if (!isBrokenCompression(error)) state.failure = error;
    state.isCut = true;
  } finally {
    body.destroy();
  }
  return { bytes: Buffer.concat(chunks), wireBytes: state.wire, isCut: state.isCut, failure: state.failure };
}
