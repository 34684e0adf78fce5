import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A geolocation service on the loopback: answers with a country after a while. */
export async function geolocationService(country: string, delayMs = 0) {
  const server = createServer((_request, response) => {
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.end(JSON.stringify({ country_code: country }));
    }, delayMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

/**
 * Gives the page at `/` a geolocation service, as a build with `NEXT_PUBLIC_GEOLOCATION_URL` would. The policy of
 * that build would name the service too: the page's own does so here, and the header is left out.
 */
export async function configureGeolocation(page: Page, url: string): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    const body = html
      .replace('data-geolocation=""', `data-geolocation="${url}"`)
      .replace("connect-src 'self'", `connect-src 'self' ${new URL(url).origin}`);
    await route.fulfill({ response, headers, body });
  });
}
