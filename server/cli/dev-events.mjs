import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { inProject } from './project.mjs';

/** An editor writes a file in several steps; one reload is enough. */
const SETTLE_MS = 80;

/**
 * Tells open pages of the development server that a text has changed. Texts are read at render, not imported,
 * so the bundler cannot know. Resolves with the address of the event stream.
 */
export function watchLocales(host) {
  const pages = new Set();
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'content-type': 'text/event-stream',
    });
    response.write(': open\n\n');
    pages.add(response);
    request.once('close', () => pages.delete(response));
  });
  let timer;
  watch(inProject('locales'), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.json')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const page of pages) page.write(`data: ${file}\n\n`);
    }, SETTLE_MS);
  });
  return new Promise((resolve) => {
    server.listen(0, host, () => resolve(`http://${host}:${server.address().port}/`));
  });
}
