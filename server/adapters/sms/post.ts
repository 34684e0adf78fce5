import { SECOND } from '../../clock.ts';
import type { Outcome } from './text-message.ts';

/** A visitor waits for the answer. */
export const POST_TIMEOUT = 5 * SECOND;

/** Answers are small; more than this is not one of theirs. */
const LONGEST_ANSWER = 64 * 1024;

export interface Post {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: URLSearchParams | string;
  /** Reads the provider's own yes or no out of a successful answer; without it the status decides. */
  readonly isAccepted?: (answer: unknown) => boolean;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** 408 and 429 are "not now"; every other 4xx is a no. */
const isBusy = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** Posts to a provider and says what became of it. */
export type Poster = (post: Post) => Promise<Outcome>;

/** Errors are swallowed: they may quote the address, which has keys. */
export const poster =
  (timeout: number): Poster =>
  async ({ url, headers = {}, body, isAccepted = () => true }) => {
    const signal = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
      if (isBusy(response.status)) return 'down';
      if (!response.ok) return 'refused';
      const text = await response.text();
      return text.length <= LONGEST_ANSWER && isAccepted(parse(text)) ? 'sent' : 'refused';
    } catch {
      return signal.aborted ? 'unknown' : 'down';
    }
  };
