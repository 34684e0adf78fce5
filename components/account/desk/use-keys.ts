import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Whether single keys work; whoever dictates or types with one hand may switch them off (WCAG 2.1.4). */
export const KeysContext = createContext(true);

const TYPED = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=listbox]';

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPED) !== null;

/** The key on the board, so that shortcuts are where they are printed whatever language is typed in. */
function nameOf({ code, key }: KeyboardEvent): string {
  if (key === '?' || key === '/') return key;
  const [, letter] = /^(?:Key|Digit)(\w)$/.exec(code) ?? [];
  return (letter ?? key).toLowerCase();
}

/** Does something at a single key while nobody is typing. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const isOn = use(KeysContext);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const action = actions[nameOf(event)];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
