import * as z from 'zod';
import type { Poster } from './post.ts';
import type { Provider } from './text-message.ts';

export interface TelegramSettings {
  readonly url: string;
  readonly token: string;
}

const Answer = z.object({ ok: z.literal(true) });

/** Telegram, Gateway API: https://core.telegram.org/gateway/api. The text is Telegram's own. */
export function telegram({ url, token }: TelegramSettings, post: Poster): Provider {
  return {
    name: 'telegram',
    send: async ({ id, to, code }) => {
      if (code === undefined) return 'refused';
      return post({
        url: `${url}/sendVerificationMessage`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ phone_number: to, code, ttl: 180, payload: id }),
        isAccepted: (answer) => Answer.safeParse(answer).success,
      });
    },
  };
}
