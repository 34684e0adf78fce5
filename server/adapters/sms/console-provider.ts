import type { Provider, TextMessage } from './text-message.ts';

/** The last messages, newest first, for the inbox of a developer. */
export interface Inbox {
  readonly messages: readonly (TextMessage & { readonly at: Date })[];
}

const KEPT = 50;

/** Without a provider codes are printed, so that a first start can be tried out; in development they are kept to look at. */
export function consoleProvider(print: (text: string) => void, clock: () => Date): Provider & Inbox {
  const messages: (TextMessage & { readonly at: Date })[] = [];
  return {
    name: 'console',
    messages,
    send: async (message) => {
      messages.unshift({ ...message, at: clock() });
      messages.length = Math.min(messages.length, KEPT);
      print(`\n--- SMS to ${message.to} (set SMS_PROVIDERS to send it) ---\n${message.text}\n---\n`);
      return 'sent';
    },
  };
}
