import { ApiError } from '#lib/http/api-error.ts';
import type { CallPurpose } from '#lib/http/error-message.ts';
import { type FieldErrors, registerUserSlice } from '../register-user/slice.ts';
import type { AppDispatch, AppThunk, RootState } from '../store.ts';
import type { SignInEvent, SignInState } from './machine.ts';
import { refusalOf } from './refusal.ts';
import { signInEvent } from './slice.ts';

/** Gives the captcha's answer, or `undefined` while the box is not ticked. */
export type CaptchaSource = () => Promise<string | undefined>;

export const { typed, refused, opened, closed, captchaWanted } = registerUserSlice.actions;

/** Takes a step of the flow; `undefined` when the machine does not allow it here, so nothing may be sent. */
export const step =
  (event: SignInEvent): AppThunk<SignInState | undefined> =>
  (dispatch, getState) => {
    const before = getState().signIn;
    dispatch(signInEvent(event));
    const after = getState().signIn;
    return after === before ? undefined : after;
  };

const CAPTCHA_MISSING: FieldErrors = { captcha: { error: true, message: 'captcha_required' } };

/** The captcha to send along: none while the service wants none. Throws the field's error while it is not done. */
export async function captchaFor(state: RootState, source: CaptchaSource): Promise<{ captcha?: string }> {
  if (!state.registerUser.needsCaptcha) return {};
  const captcha = await source().catch(() => undefined);
  if (captcha === undefined) throw new ApiError('captcha_invalid', { status: 0 });
  return { captcha };
}

interface Attempt<Answer> {
  /** The step that begins it. */
  readonly begin: SignInEvent;
  readonly purpose: CallPurpose;
  readonly isSignUp?: boolean;
  call(): Promise<Answer>;
  succeeded(dispatch: AppDispatch, answer: Answer): void;
  /** The event a failure is; `refused` unless it says otherwise. */
  failed?(error: ApiError): SignInEvent | undefined;
}

function failureEvent<Answer>(attempt: Attempt<Answer>, error: unknown): SignInEvent {
  const known = error instanceof ApiError ? error : undefined;
  return (known && attempt.failed?.(known)) ?? { type: 'refused', attemptsLeft: known?.attemptsLeft };
}

/** Says what was refused, and takes the step that a failure is. */
const fail =
  <Answer>(given: Attempt<Answer>, error: unknown): AppThunk<void> =>
  (dispatch) => {
    const event = failureEvent(given, error);
    const errors = event.type === 'needAppOtp' ? {} : refusalOf(error, given.purpose, given.isSignUp);
    if (errors.captcha) dispatch(captchaWanted(true));
    dispatch(refused(errors.captcha ? CAPTCHA_MISSING : errors));
    dispatch(signInEvent(event));
  };

/**
 * One call of the flow: takes the step that begins it, sends, and takes the step its answer means. An answer that
 * comes after somebody has cancelled or begun anew belongs to nothing any more and is dropped.
 */
export const attempt =
  <Answer>(given: Attempt<Answer>): AppThunk =>
  async (dispatch, getState) => {
    const begun = dispatch(step(given.begin));
    if (!begun) return;
    const isCurrent = (): boolean => getState().signIn === begun;
    try {
      const answer = await given.call();
      if (isCurrent()) given.succeeded(dispatch as AppDispatch, answer); // the store's own dispatch
    } catch (error) {
      if (isCurrent()) dispatch(fail(given, error));
    }
  };
