import css from './Field.module.css';

/** Class of a bare `<input>`, `<textarea>` or `<select>` inside a `Field`. */
export const fieldClass: string = css.input ?? '';

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

interface Wiring {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** Attributes that tie a control to its label, hint and error. Spread them on the control inside a `Field`. */
export function controlProps({ id, hint, error, required }: Wiring) {
  const describedBy = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ');
  return {
    id,
    required: required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
}
