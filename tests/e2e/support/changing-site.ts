import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '#tests/support/service-process.ts';

interface Change {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The site under an address of its own, whose connection can be cut and whose files can change while pages are open. */
export class ChangingSite {
  readonly url: string;
  readonly #port: number;
  readonly #target: string;
  readonly #changes = new Map<string, Change>();
  #server = createServer();

  private constructor(port: number, target: string) {
    this.#port = port;
    this.#target = target;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** @param target the service behind it; that of all tests unless it is another */
  static async open(target = process.env.E2E_URL ?? ''): Promise<ChangingSite> {
    const site = new ChangingSite(await freePort(), target);
    await site.connect();
    return site;
  }

  /** From now on a path is answered with this. */
  change(path: string, body: string, headers: Readonly<Record<string, string>>): void {
    this.#changes.set(path, { body, headers });
  }

  async connect(): Promise<void> {
    this.#server = createServer((incoming, outgoing) => this.#answer(incoming, outgoing));
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Whoever asks gets no answer at all, not even that nobody is there. */
  async cut(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/', method, headers } = incoming;
    const change = this.#changes.get(url);
    if (change) {
      outgoing.writeHead(200, change.headers).end(change.body);
      return;
    }
    const asked = request(new URL(url, this.#target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  }
}
