import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { COMMENT_KEYS, COMMENT_MESSAGE_KEYS } from '#components/islands/comments/comment-texts.ts';
import { CONSULTATION_KEYS, CONSULTATION_MESSAGE_KEYS } from '#components/islands/consultation/consultation-texts.ts';
import { pick } from '#components/islands/pick.ts';
import type forms from '#locales/en/ui/forms.json';
import type messages from '#locales/en/ui/messages.json';

const read = (lng: string, name: string): unknown => JSON.parse(readFileSync(`locales/${lng}/ui/${name}.json`, 'utf8'));

/** Texts of both forms as the page passes them. */
export function textsOf(lng: 'en' | 'fa') {
  const words = read(lng, 'forms') as typeof forms; // same shape in every language: the locale check
  const said = read(lng, 'messages') as typeof messages;
  const locale = lng === 'fa' ? ('fa-IR' as const) : ('en-US' as const);
  return {
    consultation: { locale, words: pick(words, CONSULTATION_KEYS), messages: pick(said, CONSULTATION_MESSAGE_KEYS) },
    comments: {
      locale,
      empty: 'No comment yet.',
      answer: 'Answer from Alpha',
      words: pick(words, COMMENT_KEYS),
      messages: pick(said, COMMENT_MESSAGE_KEYS),
    },
  };
}

const SESSION = { accessToken: null, phone_number: null, firstName: null, lastName: null, email: null, role: null };

const json = (status: number, body: unknown, headers = {}) => new Response(JSON.stringify(body), { status, headers });

/** A service for the forms: answers by `METHOD path`; counts what it was asked. */
export function fakeService(answers: Record<string, () => Response | Promise<Response>>) {
  const fetcher = vi.fn<typeof fetch>(async (input, init) => {
    const path = String(input).replace(/^\/api\/|\?.*$/g, '');
    if (path === 'auth/loged') return json(200, SESSION);
    const reply = answers[`${init?.method} ${path}`];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  });
  vi.stubGlobal('fetch', fetcher);
  const requests = (path: string) =>
    fetcher.mock.calls.filter(([input, init]) => init?.method === 'POST' && String(input).endsWith(path));
  return {
    /** Bodies and idempotency keys of what was posted there. */
    posted: (path: string) =>
      requests(path).map(([, init]) => ({
        body: JSON.parse(String(init?.body)) as Record<string, unknown>, // what `call` wrote
        key: new Headers(init?.headers).get('idempotency-key'),
      })),
  };
}

export const reply = { ok: () => json(201, { id: '0190b5a0-0000-7000-8000-000000000001' }), of: json };
