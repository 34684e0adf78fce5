import { changePassword, signUp } from '#lib/contract/sign-in.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import type { AppThunk, RootState } from '../store.ts';
import { takeSession } from '../user/session.ts';
import { attempt, closed, refused, step } from './attempt.ts';
import { hasErrors, passwordErrors, signUpErrors } from './checks.ts';
import type { Proof, SignInEvent } from './machine.ts';

const errorsOf = ({ registerUser }: RootState, { purpose }: Proof) =>
  purpose === 'signup' ? signUpErrors(registerUser) : passwordErrors(registerUser);

/** A ticket that is none any more sends the person back for another code. */
const lost = ({ code }: ApiError): SignInEvent | undefined =>
  code === 'otp_invalid' ? { type: 'proofLost' } : undefined;

/** Uses a proof at once when everything else was typed; after a reload the password is still missing, and is asked for. */
export const finishWhenReady = (): AppThunk => async (dispatch, getState) => {
  const { signIn } = getState();
  if (signIn.step === 'proven' && !hasErrors(errorsOf(getState(), signIn.proof))) await dispatch(finish());
};

/** Opens the account, or sets the password, with a number that has been proven. */
export const finish = (): AppThunk => async (dispatch, getState) => {
  const { signIn } = getState();
  if (signIn.step !== 'proven') return;
  const errors = errorsOf(getState(), signIn.proof);
  dispatch(refused(errors));
  if (hasErrors(errors)) return;
  await dispatch(signIn.proof.purpose === 'signup' ? openAccount(signIn.proof) : setPassword(signIn.proof));
};

const openAccount =
  ({ phone, ticket }: Proof): AppThunk =>
  (dispatch, getState, { api }) => {
    const { registerUser, locale } = getState();
    const { password, confirmPassword } = registerUser;
    return dispatch(
      attempt({
        begin: { type: 'finish' },
        purpose: 'other',
        isSignUp: true,
        call: () =>
          api.call(signUp, { body: { phone, password, confirmPassword, acceptPrivacyPolicy: true, ticket, locale } }),
        succeeded(tell, session) {
          takeSession(tell, session);
          tell(step({ type: 'signedIn' }));
        },
        failed: lost,
      }),
    );
  };

const setPassword =
  ({ phone, ticket }: Proof): AppThunk =>
  (dispatch, getState, { api }) => {
    const { password, confirmPassword } = getState().registerUser;
    return dispatch(
      attempt({
        begin: { type: 'finish' },
        purpose: 'password',
        call: () =>
          api.call(changePassword, { body: { phone, newPassword: password, repeatPassword: confirmPassword, ticket } }),
        succeeded: (tell) => void tell(step({ type: 'passwordChanged' })),
        failed: lost,
      }),
    );
  };

/** Leaves whatever is under way; what was typed into the form stays. */
export const cancel = (): AppThunk<void> => (dispatch) => {
  dispatch(step({ type: 'cancel' }));
  dispatch(closed());
};
