import type { Poster } from './post.ts';
import type { Provider } from './text-message.ts';

export interface TwilioSettings {
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** A number, or a messaging service (`MG…`). */
  readonly from: string;
}

/** Twilio, Messages resource: https://www.twilio.com/docs/messaging/api/message-resource. */
export function twilio({ url, account, token, from }: TwilioSettings, post: Poster): Provider {
  const credentials = Buffer.from(`${account}:${token}`).toString('base64');
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return {
    name: 'twilio',
    send: ({ to, text }) =>
      post({
        url: `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: to, [sender]: from, Body: text }),
      }),
  };
}
