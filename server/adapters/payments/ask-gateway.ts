import { limitedFetch } from '../limited-fetch.ts';
import { GatewayError } from './gateway.ts';

const TRIES = 2;

export interface GatewayAnswer {
  readonly status: number;
  readonly json: unknown;
}

/**
 * Asks a gateway, and once more when there was no answer: every question may be repeated.
 * @throws {GatewayError} when there is none, or none that can be read
 */
export async function askGateway(url: string, init: RequestInit, timeout: number): Promise<GatewayAnswer> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await limitedFetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
      if (answer.status >= 500 || answer.status === 429) throw new GatewayError(`answered ${answer.status}`);
      return { status: answer.status, json: await answer.json() };
    } catch (error) {
      // What `fetch` throws may quote the address, which may hold a key.
      const reason = error instanceof GatewayError ? error.message : 'no answer that can be read';
      if (tries >= TRIES) throw new GatewayError(reason);
    }
  }
}
