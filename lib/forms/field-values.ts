import type { Values } from './attempt.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The text control of that name, or `undefined` for check boxes, hidden fields and unknown names. */
function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  const isText =
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== 'checkbox');
  return isText ? control : undefined;
}

/** What stands in the named fields now, exactly as typed. */
export function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const pairs = names.map((name) => [name, controlOf(form, name)?.value ?? '']);
  return Object.fromEntries(pairs) as Record<Name, string>; // one pair a name
}

/** Puts values back into the fields that are still empty: what a person types meanwhile is newer. */
export function restoreValues(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (control && control.value === '') control.value = value;
  }
}
