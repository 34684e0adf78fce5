import * as z from 'zod';
import type { Poster } from './post.ts';
import type { Provider } from './text-message.ts';

export interface KavenegarSettings {
  readonly url: string;
  readonly key: string;
  readonly sender: string | undefined;
  readonly template: string | undefined;
}

/** The API says how it went in the body, whatever the status of the answer. */
const Answer = z.object({ return: z.object({ status: z.literal(200) }) });

/** Kavenegar, REST: https://kavenegar.com/rest.html. Numbers abroad begin with 00. */
export function kavenegar({ url, key, sender, template }: KavenegarSettings, post: Poster): Provider {
  const base = `${url}/v1/${encodeURIComponent(key)}`;
  const isAccepted = (answer: unknown) => Answer.safeParse(answer).success;
  return {
    name: 'kavenegar',
    send: ({ to, text, code }) => {
      const receptor = to.replace('+', '00');
      if (template && code !== undefined) {
        const body = new URLSearchParams({ receptor, token: code, template });
        return post({ url: `${base}/verify/lookup.json`, body, isAccepted });
      }
      const body = new URLSearchParams({ receptor, message: text, ...(sender && { sender }) });
      return post({ url: `${base}/sms/send.json`, body, isAccepted });
    },
  };
}
