import type { PageErrorBody } from '#lib/contract/page-errors.ts';
import { scrub } from './scrub.ts';

/* Sizes and shapes as the contract has them, whose schemas would be too heavy for a page's plain script. */
const NAME = /^[A-Za-z]{1,40}$/;
const LONGEST_MESSAGE = 200;
const MOST_FRAMES = 10;
const OWN_FILE = /^\/(?:_next\/static|scripts)\/[\w./~-]{1,120}\.js$/;

/** A place in a stack, as every engine writes it: an address, line and column. */
const PLACE = /(https?:\/\/[^\s()@]+?):(\d{1,7}):(\d{1,7})/g;

function framesOf(stack: string, origin: string): string[] {
  return [...stack.matchAll(PLACE)]
    .flatMap(([, address = '', line, column]) => {
      const url = URL.canParse(address) ? new URL(address) : undefined;
      return url?.origin === origin && OWN_FILE.test(url.pathname) ? `${url.pathname}:${line}:${column}` : [];
    })
    .slice(0, MOST_FRAMES);
}

/**
 * What may be told of something that was thrown; `undefined` for what is not ours: an extension's error, another
 * origin's, a call that was ended on purpose, or anything that is no error and so says no place.
 * @param origin of the page: files of any other are left out of the stack
 */
export function describeError(thrown: unknown, origin: string): Omit<PageErrorBody, 'page'> | undefined {
  if (!(thrown instanceof Error) || thrown.name === 'AbortError') return undefined;
  const frames = framesOf(String(thrown.stack), origin);
  if (frames.length === 0) return undefined;
  const name = NAME.test(thrown.name) ? thrown.name : 'Error';
  return { name, message: scrub(String(thrown.message), LONGEST_MESSAGE), frames };
}
