import { FetchError } from '../fetch/fetch-error.ts';
import type { Fetched, Fetcher } from '../fetch/safe-fetch.ts';

export interface Start {
  readonly answer: Fetched;
  /** Goes on behind a certificate that is not valid; the report says so. */
  readonly fetcher: Fetcher;
}

const trusting = (fetcher: Fetcher): Fetcher => ({
  ...fetcher,
  fetch: (url, options) => fetcher.fetch(url, { ...options, trustAnyCertificate: true }),
});

/**
 * Opens the address a customer gave. A broken certificate and a site without https are findings, not failures.
 * @throws {FetchError} when there is nothing to analyse.
 */
export async function openStart(fetcher: Fetcher, url: string, signal: AbortSignal): Promise<Start> {
  try {
    return { answer: await fetcher.fetch(url, { signal }), fetcher };
  } catch (error) {
    const kind = error instanceof FetchError ? error.kind : 'unreachable';
    if (kind === 'certificate')
      return { answer: await trusting(fetcher).fetch(url, { signal }), fetcher: trusting(fetcher) };
    if (kind !== 'unreachable' || !url.startsWith('https:')) throw error;
    return { answer: await fetcher.fetch(url.replace('https:', 'http:'), { signal }), fetcher };
  }
}
