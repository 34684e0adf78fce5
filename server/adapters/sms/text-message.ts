import type { Locale } from '#lib/i18n/languages.ts';

/** A message to a telephone. */
export interface TextMessage {
  /** Stays the same when it is sent again, so that the other side can drop the repetition. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
  readonly locale: Locale;
  /** The one-time code in it, for providers that put it into a text of their own. */
  readonly code?: string;
}

/**
 * What became of a message at one provider: it took it; it says no, and would again; it cannot be reached; or it did not
 * answer in time and may have taken it.
 */
export type Outcome = 'sent' | 'refused' | 'down' | 'unknown';

/** One way to send a message. It never throws, and nothing of the message stands in what it logs. */
export interface Provider {
  readonly name: string;
  send(message: TextMessage): Promise<Outcome>;
}
