import { type RefObject, useEffect, useState } from 'react';
import { readStored, session } from '#lib/browser/storage.ts';
import { RESULT_KINDS, type ResultKind } from '#lib/search/index-file.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';

export interface Query {
  readonly text: string;
  readonly kind: ResultKind | null;
}

/** Milliseconds without a keystroke after which the address follows: browsers limit how often it may change. */
const REST = 400;

/** The query an address holds; without one, the text that came from another page's search box. */
function queryOfAddress(): Query {
  const parameters = new URLSearchParams(location.search);
  const kind = RESULT_KINDS.find((known) => known === parameters.get('kind')) ?? null;
  return { text: parameters.get('q') ?? readStored(session, STORAGE_KEYS.transferQuery) ?? '', kind };
}

/** Address of a query, relative to the page. */
export function addressOf({ text, kind }: Query): string {
  const parameters = new URLSearchParams({ ...(text.trim() !== '' && { q: text.trim() }), ...(kind && { kind }) });
  return parameters.size > 0 ? `?${parameters}` : location.pathname;
}

/** The query of the page: begins with the address, then the address follows it, so that it can be shared. */
export function useQuery(input: RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useState<Query>({ text: '', kind: null });

  useEffect(() => {
    const given = queryOfAddress();
    const typed = input.current?.value ?? ''; // before the script was there
    if (input.current && typed === '') input.current.value = given.text;
    setQuery({ ...given, text: typed || given.text });
  }, [input]);

  useEffect(() => {
    if (query.text === '' && location.search === '') return;
    const timer = setTimeout(() => history.replaceState(history.state, '', addressOf(query)), REST);
    return () => clearTimeout(timer);
  }, [query]);

  return [query, setQuery] as const;
}
