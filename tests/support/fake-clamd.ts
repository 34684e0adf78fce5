import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const COMMAND = 'zINSTREAM\0';

/** The pieces of a stream put together; `undefined` until its end has come. */
function streamOf(sent: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

export interface FakeClamd {
  readonly url: string;
  /** What it says of a file; `null` closes the line without a word, `undefined` keeps it open without one. */
  answer: (file: Buffer) => string | null | undefined;
  close(): Promise<void>;
}

/** A scanner on the loopback that speaks INSTREAM, and finds what has `EICAR` in it. */
export async function startClamd(): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let sent = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      sent = Buffer.concat([sent, bytes]);
      const file = sent.indexOf(COMMAND) === 0 ? streamOf(sent) : undefined;
      if (!file) return;
      const said = fake.answer(file);
      if (said !== undefined) socket.end(said === null ? '' : `${said}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  const fake: FakeClamd = {
    url: `tcp://127.0.0.1:${port}`,
    answer: (file) => (file.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
