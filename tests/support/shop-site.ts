import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressPolicy } from '#server/modules/analyses/fetch/address-policy.ts';

const page = (title: string, body: string): string =>
  `<html><head><title>${title}</title><meta name="robots" content="max-snippet:20"></head><body>${body}</body></html>`;

/** A shop with the usual mistakes, in two languages. */
const PAGES: Readonly<Record<string, string>> = {
  '/': page(
    'چراغ‌های نور',
    '<p>سلام</p><img src="/lamp.png"><a href="/about">اینجا</a><a href="/lamps">کلیک کنید</a><a href="/kept">باز</a>',
  ),
  '/about': page('Lamps', '<h3>About us</h3><form action="http://elsewhere.test/"><input name="email"></form>'),
  '/lamps': page('Lamps', '<h1>Lamps</h1><a href="/gone">old</a>'),
  '/kept': page('Kept', '<h1>Kept</h1>'),
};

/** Name of the shop; below it as many shops as there are tests, each with a state of its own. */
const NAME = 'shop.test';
/** Paths for the test: `/-/open/<host>` lets the page `/kept` be read, `/-/mend/<host>` gives the start page a heading. */
const CONTROL = /^\/-\/(open|mend)\/(.+)$/;

function shops() {
  const done = new Set<string>();
  const waiting = new Map<string, ServerResponse[]>();
  const answer = (response: ServerResponse, body: string | undefined): void => {
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(body ?? '<title>none</title>');
  };
  const control = (what: string, host: string): void => {
    done.add(`${what} ${host}`);
    if (what === 'open') for (const response of waiting.get(host)?.splice(0) ?? []) answer(response, PAGES['/kept']);
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url: path = '/', headers } = request;
    const host = headers.host ?? '';
    const [, what, which] = CONTROL.exec(path) ?? [];
    if (what && which) {
      control(what, which);
      answer(response, 'done');
      return;
    }
    if (path === '/kept' && host.startsWith('kept') && !done.has(`open ${host}`)) {
      waiting.set(host, [...(waiting.get(host) ?? []), response]);
      return;
    }
    const body = PAGES[path];
    const isMended = path === '/' && done.has(`mend ${host}`);
    answer(response, isMended ? body?.replace('<p>', '<h1>نور</h1><p>') : body);
  };
}

/** Starts the shops on the loopback. @returns what lets the analyzer read them, and nothing else */
export async function startShops(port: number): Promise<AddressPolicy> {
  const server = createServer(shops()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    allowsAddress: (address) => address === '127.0.0.1',
    allowsPort: (asked) => asked === 80,
    portOf: () => port,
    resolve: async (host) => {
      if (!host.endsWith(`.${NAME}`)) throw new Error('no such name');
      return [{ address: '127.0.0.1', family: 4 }];
    },
  };
}
