import type { Namespaces } from '#lib/i18n/messages.ts';

/** Texts of the search page that its script shows. */
export const SEARCH_KEYS = [
  'field',
  'placeholder',
  'kinds',
  'kind',
  'kindsLabel',
  'results',
  'found',
  'some',
  'range',
  'more',
  'hint',
  'loading',
  'failed',
  'offline',
  'again',
  'none',
  'didYouMean',
  'count',
  'waysOut',
  'ask',
  'askText',
] as const satisfies readonly (keyof Namespaces['search'])[];

/** Stands in the chats' addresses for what was looked for; made of signs that an address holds as they are. */
export const QUERY_MARK = '__QUERY__';

export type SearchTexts = Pick<Namespaces['search'], (typeof SEARCH_KEYS)[number]> & {
  readonly locale: string;
  readonly submit: string;
  readonly consultation: string;
  readonly whatsapp: string;
  readonly telegram: string;
  /** Addresses of the chats, with a question already written around `QUERY_MARK`. */
  readonly whatsappHref: string;
  readonly telegramHref: string;
};
