import type { MessageKey } from '../http/error-message.ts';
import type { FieldError, FieldErrors } from './field-errors.ts';

/** Why sending failed, as a key of `ui/messages.json`. */
export interface Failure {
  readonly key: MessageKey;
  /** Seconds until another try makes sense; with `rate_limited`. */
  readonly retryAfter?: number | undefined;
  /** What to quote to the agency; with a failure of the service's own. */
  readonly reference?: string | undefined;
}

/** Where a form stands. The text itself stays in the fields and is no part of this. */
export interface FormState {
  readonly phase: 'editing' | 'sending' | 'sent';
  readonly errors: FieldErrors;
  /** How often sending was refused because of fields since all were right: shows the summary and moves the focus. */
  readonly refusals: number;
  readonly failure?: Failure;
}

export const INITIAL_STATE: FormState = { phase: 'editing', errors: {}, refusals: 0 };

export type FormAction =
  | { readonly type: 'checked'; readonly name: string; readonly error: FieldError | undefined }
  | { readonly type: 'sending' | 'sent' | 'again' }
  | { readonly type: 'refused'; readonly errors: FieldErrors }
  | { readonly type: 'failed'; readonly failure: Failure };

/** One field's verdict replaced; with the last one corrected, the summary goes too. A verdict that comes too late is dropped. */
function withVerdict(state: FormState, name: string, error: FieldError | undefined): FormState {
  if (state.phase !== 'editing') return state;
  const { [name]: _previous, ...others } = state.errors;
  const errors = error ? { ...others, [name]: error } : others;
  return { ...state, errors, refusals: Object.keys(errors).length === 0 ? 0 : state.refusals };
}

export function formReducer(state: FormState, action: FormAction): FormState {
  const { failure: _failure, ...calm } = state;
  switch (action.type) {
    case 'checked':
      return withVerdict(state, action.name, action.error);
    case 'sending':
      return { ...calm, phase: 'sending' };
    case 'refused':
      return { phase: 'editing', errors: action.errors, refusals: state.refusals + 1 };
    case 'failed':
      return { ...state, phase: 'editing', errors: {}, failure: action.failure };
    case 'sent':
      return { ...INITIAL_STATE, phase: 'sent' };
    case 'again':
      return INITIAL_STATE;
  }
}
