import { uuid } from './uuid.ts';

/** What was typed, by field name. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/**
 * One try at sending, however often it is repeated: the same values keep the same idempotency key and the same context,
 * so that a repeated call is the same call to the service. Values that changed are another request.
 */
export interface Attempt {
  /** Idempotency key of the call. */
  readonly key: string;
  readonly values: Values;
  /** What goes along unseen and would differ a minute later: the journey of the visit. */
  readonly context: Readonly<Record<string, unknown>>;
}

const isSame = (a: Values, b: Values): boolean =>
  Object.keys({ ...a, ...b }).every((name) => (a[name] ?? '').trim() === (b[name] ?? '').trim());

/** The attempt to send these values with: the previous one when nothing was changed since, else a new one. */
export function attemptFor(values: Values, previous: Attempt | undefined, context: () => Attempt['context']): Attempt {
  if (previous && isSame(values, previous.values)) return previous;
  return { key: uuid(), values, context: context() };
}
