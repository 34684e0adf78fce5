import { useCallback, useEffect, useRef, useState } from 'react';

const TYPING_MS = 6000;

/** Who is writing, until it is six seconds old. */
export function useTyping(): readonly [string | undefined, set: (name: string | undefined) => void] {
  const [typing, setTyping] = useState<string>();
  const ends = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = useCallback((name: string | undefined) => {
    clearTimeout(ends.current);
    setTyping(name);
    if (name !== undefined) ends.current = setTimeout(() => setTyping(undefined), TYPING_MS);
  }, []);
  useEffect(() => () => clearTimeout(ends.current), []);
  return [typing, set];
}
