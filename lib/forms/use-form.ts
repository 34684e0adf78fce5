import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { ApiError } from '../http/api-error.ts';
import { type CallPurpose, errorMessageKey } from '../http/error-message.ts';
import { reportUnexpected } from '../http/report-unexpected.ts';
import type { Attempt, Values } from './attempt.ts';
import type { DraftKey } from './draft.ts';
import type { FieldErrors } from './field-errors.ts';
import { valuesOf } from './field-values.ts';
import { type FormAction, type FormState, formReducer, INITIAL_STATE } from './form-state.ts';
import { useDraft } from './use-draft.ts';

/** What one form is: its fields, its rules and where it sends. */
export interface FormSetup<Name extends string> {
  readonly draft: DraftKey;
  readonly fields: readonly Name[];
  readonly purpose: CallPurpose;
  /** Begins to load what checking and sending need; called as soon as a field is entered. */
  prepare(): void;
  /** Verdict on what was typed. */
  check(values: Values<Name>): Promise<FieldErrors>;
  /** Verdict on what is no text and only matters when sending: the captcha. */
  checkRest?(): FieldErrors;
  /** Goes along unseen; kept with the attempt, so that repeating it repeats the same call. */
  context?(): Attempt['context'];
  /** Resolves once the service has what was typed; rejects with the call's error. */
  send(attempt: Attempt): Promise<void>;
}

export interface FormControl {
  readonly state: FormState;
  /** To be spread on the `<form>`, whose inputs are uncontrolled. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onFocus: () => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** Takes a verdict back, for what is no text field. */
  readonly clearError: (name: string) => void;
  /** Shows the empty form again after a success. */
  readonly again: () => void;
}

/** The service's verdict on fields this form has, or the failure as a whole. */
function actionFor(error: unknown, fields: readonly string[], purpose: CallPurpose): FormAction {
  if (!(error instanceof ApiError)) return { type: 'failed', failure: { key: errorMessageKey(error, purpose) } };
  if (error.code === 'captcha_invalid') return { type: 'refused', errors: { captcha: { code: 'captcha_required' } } };
  const known = Object.entries(error.fields).filter(([name]) => name === 'captcha' || fields.includes(name));
  if (known.length > 0)
    return { type: 'refused', errors: Object.fromEntries(known.map(([name, code]) => [name, { code }])) };
  const { retryAfter, reference } = error;
  return { type: 'failed', failure: { key: errorMessageKey(error, purpose), retryAfter, reference } };
}

/** Moves the focus to what was refused: the summary when it lists several fields, else the field itself. */
function focusRefusal(form: HTMLFormElement | null): void {
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
  (find('[data-summary]') ?? find('[aria-invalid="true"], [data-refused]'))?.focus();
}

/** Name of the field an event came from, if it is one of the form's text fields. */
function fieldOf<Name extends string>(target: EventTarget, fields: readonly Name[]): Name | undefined {
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isControl ? fields.find((name) => name === target.name) : undefined;
}

/**
 * State of a form whose inputs are uncontrolled: checks a field when it is left and all of them when sending, keeps a
 * draft of what is typed until the service has it, and lets one request be under way at a time.
 */
export function useForm<Name extends string>(setup: FormSetup<Name>): FormControl {
  const { fields, purpose } = setup;
  const [state, dispatch] = useReducer(formReducer, INITIAL_STATE);
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const draft = useDraft(setup.draft, fields, ref);

  useEffect(() => {
    if (state.refusals > 0) focusRefusal(ref.current);
  }, [state.refusals]);

  async function checkField(name: Name): Promise<void> {
    if (!ref.current) return;
    try {
      const errors = await setup.check(valuesOf(ref.current, fields));
      dispatch({ type: 'checked', name, error: errors[name] });
    } catch {
      // The rules did not load. Sending asks for them again and says so.
    }
  }

  async function send(form: HTMLFormElement): Promise<FormAction> {
    const values = valuesOf(form, fields);
    const errors: FieldErrors = { ...(await setup.check(values)), ...setup.checkRest?.() };
    if (Object.keys(errors).length > 0) return { type: 'refused', errors };
    await setup.send(draft.attempt(values, () => setup.context?.() ?? {}));
    draft.clear();
    return { type: 'sent' };
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    dispatch({ type: 'sending' });
    const action = await send(form).catch((error: unknown) => {
      reportUnexpected(error);
      return actionFor(error, fields, purpose);
    });
    dispatch(action);
    isSending.current = false;
  }

  return {
    state,
    formProps: {
      ref,
      onFocus: setup.prepare,
      onInput({ target }) {
        draft.save();
        const name = fieldOf(target, fields);
        if (name && state.errors[name]) void checkField(name); // an error goes as soon as it is corrected
      },
      onBlur({ target, relatedTarget }) {
        const name = fieldOf(target, fields);
        const leavesToSend = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
        if (name && !leavesToSend) void checkField(name); // an error here would move the button away from the pointer
      },
      onSubmit(event) {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
    clearError: (name) => dispatch({ type: 'checked', name, error: undefined }),
    again: () => dispatch({ type: 'again' }),
  };
}
