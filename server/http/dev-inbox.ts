import type { FastifyInstance } from 'fastify';
import type { Inbox } from '../adapters/sms/console-provider.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function messageHtml({ at, to, text, locale }: Inbox['messages'][number]): string {
  const time = at.toISOString().slice(11, 19);
  return `<li><code>${escapeHtml(to)}</code> ${time} UTC<pre dir="auto" lang="${locale}">${escapeHtml(text)}</pre></li>`;
}

/**
 * The text messages that were printed for want of a provider, for a developer who signs in: a page that renews itself,
 * and the same as JSON. The caller sees to it that a live service has neither.
 */
export function registerInbox(api: FastifyInstance, inbox: Inbox): void {
  api.get('/dev/inbox', async (_, reply) => {
    const list = inbox.messages.map(messageHtml).join('') || '<li>No message yet.</li>';
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3"><title>Inbox</title><style>body{font:1rem/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}pre{white-space:pre-wrap;font-size:1.1rem}</style><h1>Text messages</h1><ul>${list}</ul></html>`,
      );
  });
  api.get('/dev/inbox.json', async () => ({
    items: inbox.messages.map(({ id, to, text, locale, at }) => ({ id, to, text, locale, at: at.toISOString() })),
  }));
}
