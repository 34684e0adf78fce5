import type { Poster } from './post.ts';
import type { Provider } from './text-message.ts';

export interface HttpSettings {
  readonly url: string;
  readonly token: string | undefined;
}

/** Any other provider, through a small service of one's own: a POST of the message as JSON; 2xx means taken. */
export function httpProvider({ url, token }: HttpSettings, post: Poster): Provider {
  return {
    name: 'http',
    send: ({ id, to, text, locale }) =>
      post({
        url,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ id, to, text, locale }),
      }),
  };
}
