import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of an Emscripten file stream that a sync needs; `nfd` is the descriptor of the operating system. */
interface Stream {
  readonly nfd?: number;
  readonly node: unknown;
}

/** Emscripten's NODEFS object, whose published type leaves out what it is made of. */
interface NodeFileSystem {
  readonly stream_ops: {
    fsync?: (stream: Stream) => number;
    write(...parameters: readonly unknown[]): number;
  };
  realPath(node: unknown): string;
}

type Options = Parameters<NodeFS['init']>[1];
type Prepared = Awaited<ReturnType<NodeFS['init']>>;

function syncStream(nodefs: NodeFileSystem, stream: Stream): void {
  if (typeof stream.nfd === 'number') {
    fsyncSync(stream.nfd);
    return;
  }
  const descriptor = openSync(nodefs.realPath(stream.node), 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Emscripten's number for a disk without room. */
const ENOSPC = 51;

const isFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errno' in error && error.errno === ENOSPC;

/** PostgreSQL stops its server here; inside this process it would turn in a circle for ever instead. */
function stopProcess(): never {
  writeSync(
    process.stderr.fd,
    'The embedded database has no room to write: the service stops. What it acknowledged is kept.\n',
  );
  process.exit(1);
}

/**
 * PGlite's directory file system with a real fsync. The stock one has none: PostgreSQL believes its log is on disk,
 * and a power cut takes every row of the last seconds. It reaches into Emscripten, so PGlite's version is pinned and
 * the start-up self-test (`assertDurable`) proves that the calls arrive.
 */
export class DurableNodeFS extends NodeFS {
  /** Syncs so far. */
  syncs = 0;

  override async init(pg: PGlite, options: Options): Promise<Prepared> {
    const prepared = await super.init(pg, options);
    prepared.emscriptenOpts.preRun?.push((module) => {
      // The published type of a file system is empty; the shape above is NODEFS's, and the self-test would notice.
      const nodefs = module.NODEFS as unknown as NodeFileSystem;
      const write = nodefs.stream_ops.write;
      nodefs.stream_ops.write = (...parameters) => {
        try {
          return write(...parameters);
        } catch (error) {
          if (isFull(error)) stopProcess();
          throw error;
        }
      };
      nodefs.stream_ops.fsync = (stream) => {
        this.syncs += 1;
        syncStream(nodefs, stream);
        return 0;
      };
    });
    return prepared;
  }
}
