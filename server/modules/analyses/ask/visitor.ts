import type { Fetcher, FetchOptions } from '../fetch/safe-fetch.ts';
import type { Visit } from '../site.ts';

/** Says whether an address answers; `null` when the run ended before it could. */
export type Visitor = (url: string) => Promise<Visit | null>;

/** Servers that do not know HEAD, or refuse it to programs, are asked with GET. */
const HEAD_REFUSED = new Set([400, 403, 404, 405, 406, 429, 500, 501, 503]);
const FIRST_BYTES = 20_000;

export function createVisitor(fetcher: Fetcher, signal: AbortSignal, mayFollow?: FetchOptions['mayFollow']): Visitor {
  const ask = (url: string, options: FetchOptions) =>
    fetcher.fetch(url, { ...options, signal, limit: FIRST_BYTES, ...(mayFollow && { mayFollow }) });
  return async (url) => {
    if (signal.aborted) return null;
    try {
      const head = await ask(url, { method: 'HEAD' });
      const { status, url: finalUrl, hops } = HEAD_REFUSED.has(head.status) ? await ask(url, {}) : head;
      return { url, status, finalUrl, hops };
    } catch {
      return signal.aborted ? null : { url, status: 0, finalUrl: url, hops: [] };
    }
  };
}
