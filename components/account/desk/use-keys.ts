import { createContext, use, useEffect, useEffectEvent, useState } from 'react';
import { local, readStored, store } from '#lib/browser/storage.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';

/** Whether single keys work; whoever dictates or types with one hand may switch them off (WCAG 2.1.4). */
export const KeysContext = createContext(true);

const OFF = 'off';

/** Whether single keys are switched on in this browser, and the switch. */
export function useKeySwitch(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readStored(local, STORAGE_KEYS.deskKeys) !== OFF);
  const set = (next: boolean): void => {
    store(local, STORAGE_KEYS.deskKeys, next ? 'on' : OFF);
    setOn(next);
  };
  return [isOn, set];
}

const TYPED = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=listbox]';

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPED) !== null;

/** Question marks of all scripts. */
const QUESTION = /^[?؟？]$/;

/**
 * What a key is called: what is printed on it, where that is a Latin letter, a figure or a mark of ours; else its place on
 * the board, so that J is where it is whatever script is typed in.
 */
export function nameOf({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string {
  if (QUESTION.test(key)) return '?';
  if (/^[a-z\d/]$/i.test(key)) return key.toLowerCase();
  const [, place] = /^(?:Key|Digit)(\w)$/.exec(code) ?? [];
  if (place) return place.toLowerCase();
  return code === 'Slash' && /^\P{ASCII}$/u.test(key) ? '/' : key.toLowerCase();
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
