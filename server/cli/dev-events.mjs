import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { placedTexts } from './placed-texts.mjs';
import { inProject } from './project.mjs';

/** An editor writes a file in several steps; one reload is enough. */
const SETTLE_MS = 80;

/**
 * Tells open pages of the development server that a text has changed. Texts are read at render, not imported,
 * so the bundler cannot know. Resolves with the address of the event stream; `close` ends it.
 */
export async function watchLocales(host, folder = inProject('locales')) {
  const pages = new Set();
  const server = createServer((request, response) => {
    const language = /^\/texts\/([a-z]{2})$/.exec(request.url ?? '')?.[1];
    if (language) {
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
      response.end(JSON.stringify(placedTexts(language, folder)));
      return;
    }
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
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.json')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const page of pages) page.write(`data: ${file}\n\n`);
    }, SETTLE_MS);
  });
  await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)));
  const close = () => {
    watcher.close();
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://${host}:${server.address().port}/`, close };
}
