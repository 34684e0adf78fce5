import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A text message as the service hands it to `SMS_HTTP_URL`. */
export interface CaughtText {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  readonly locale: string;
}

/** An SMS provider on the loopback that keeps every message as a file `<n>-<number>.json`, for any process to read. */
export interface TextCatcher {
  readonly url: string;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<CaughtText> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

export async function catchTexts(folder: string): Promise<TextCatcher> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const server = createServer((request, response) => {
    bodyOf(request).then(
      (message) => {
        count += 1;
        const name = `${String(count).padStart(5, '0')}-${message.to.slice(1)}.json`;
        writeFileSync(path.join(folder, name), JSON.stringify(message));
        response.writeHead(202).end();
      },
      () => response.writeHead(400).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  return {
    url: `http://127.0.0.1:${port}/texts`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
