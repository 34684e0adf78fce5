import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { fieldClass } from '#components/ui/field-parts.ts';

/** Milliseconds of quiet before what is typed is searched for. */
const QUIET = 300;

interface Props {
  readonly value: string;
  readonly onSearch: (search: string) => void;
}

/** Searches while somebody types; the key `/` leads here. */
export function SearchField({ value, onSearch }: Props) {
  const text = useText('desk');
  const [typed, setTyped] = useState(value);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => search(typed.trim()), QUIET);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <input
      type="search"
      className={fieldClass}
      data-desk-search=""
      aria-label={text('search')}
      placeholder={text('search')}
      maxLength={80}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
