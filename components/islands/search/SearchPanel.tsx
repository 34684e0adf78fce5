'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { useOnline } from '../form/use-online.ts';
import { moveThroughResults } from './keyboard.ts';
import { NothingFound } from './NothingFound.tsx';
import css from './SearchPanel.module.css';
import { SearchResults } from './SearchResults.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import type { SearchTexts } from './search-texts.ts';
import { useQuery } from './use-query.ts';
import { useSearch } from './use-search.ts';

interface Props {
  readonly lng: string;
  /** Address of the search page, for the form without script. */
  readonly action: string;
  readonly consultationHref: string;
  readonly texts: SearchTexts;
  /** What stands there before anything is typed. */
  readonly children: ReactNode;
}

/** The search page: the query is its title, results come as it is typed. A plain form until the script is there. */
export function SearchPanel({ lng, action, consultationHref, texts, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useQuery(input);
  const search = useSearch(lng, query.text);
  const isOnline = useOnline();
  const { status, answer } = search;

  const setText = (text: string): void => {
    if (input.current && input.current.value !== text) input.current.value = text;
    setQuery({ text, kind: query.kind });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setText(input.current?.value ?? '');
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for arrow keys of the field and the links inside
    <div className="wrap" onKeyDown={moveThroughResults}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers we support */}
      <form role="search" className={css.form} action={action} onSubmit={submit}>
        <label className="vh" htmlFor="search-q">
          {texts.field}
        </label>
        <input
          ref={input}
          id="search-q"
          className={css.input}
          name="q"
          type="search"
          maxLength={200}
          autoComplete="off"
          placeholder={texts.placeholder}
          aria-describedby="search-hint"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button variant="ink" type="submit" icon="search" className={css.submit}>
          {texts.submit}
        </Button>
      </form>
      <SearchStatus search={search} query={query.text.trim()} texts={texts} />
      <div className={css.body}>
        {status === 'idle' && children}
        {status === 'loading' && <Skeleton label={texts.loading} rows={4} />}
        {status === 'failed' && (
          <Alert tone="error" role="alert" title={isOnline ? texts.failed : texts.offline}>
            <Button variant="line" size="md" onClick={search.retry}>
              {texts.again}
            </Button>
          </Alert>
        )}
        {answer && answer.hits.length > 0 && (
          <SearchResults
            lng={lng}
            answer={answer}
            query={query}
            texts={texts}
            onChoose={(kind) => setQuery({ ...query, kind })}
          />
        )}
        {answer?.hits.length === 0 && (
          <NothingFound
            query={query.text.trim()}
            suggestion={answer.suggestion}
            suggested={search.suggested}
            texts={texts}
            consultationHref={consultationHref}
            onSuggestion={(text) => {
              setText(text);
              input.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}
