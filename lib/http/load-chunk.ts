/** A part of the page's script did not arrive, although it was asked for twice. Its text is `chunk_failed`. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** Milliseconds after which a script chunk counts as lost (specification, section 9). */
export const CHUNK_TIMEOUT = 120_000;

/** Milliseconds before the second try, so that a short gap in the connection is over. */
const RETRY_DELAY = 500;

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function once<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('The chunk is late')), CHUNK_TIMEOUT);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * Loads a script chunk; one that failed or is 120 seconds late is asked for once more.
 * @throws {ChunkError} when the second try fails too.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await once(load);
  } catch {
    await after(RETRY_DELAY);
  }
  try {
    return await once(load);
  } catch (cause) {
    throw new ChunkError('The chunk did not load', { cause });
  }
}
