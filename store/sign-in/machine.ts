/** What a code is for. */
export type CodePurpose = 'signup' | 'login' | 'reset';

/** A code that was asked for. Times are milliseconds since 1970, by this browser's clock. */
export interface CodeRequest {
  /** E.164. */
  readonly phone: string;
  readonly purpose: CodePurpose;
  /** End of the code that was sent last. */
  readonly expiresAt: number;
  /** From when on another may be asked for. */
  readonly resendAt: number;
}

/** A sign-in that waits for the authenticator app's code, with what has to be sent again beside it. */
export type FirstFactor =
  | { readonly kind: 'password'; readonly phone: string }
  | { readonly kind: 'code'; readonly request: CodeRequest }
  | { readonly kind: 'google'; readonly credential: string; readonly nonce: string }
  | { readonly kind: 'partner' };

/** Proof that a number answered; opens an account or sets a password, once. */
export interface Proof {
  readonly phone: string;
  readonly purpose: 'signup' | 'reset';
  readonly ticket: string;
}

/** Where a person stands on the way in. What they typed is no part of it. */
export type SignInState =
  | { readonly step: 'form' }
  | { readonly step: 'sending'; readonly phone: string; readonly purpose: CodePurpose }
  | { readonly step: 'code'; readonly request: CodeRequest; readonly attemptsLeft?: number }
  | { readonly step: 'expired'; readonly request: CodeRequest }
  | { readonly step: 'resending'; readonly request: CodeRequest }
  | { readonly step: 'verifying'; readonly request: CodeRequest }
  | { readonly step: 'checking'; readonly factor: FirstFactor }
  | { readonly step: 'appOtp'; readonly factor: FirstFactor }
  | { readonly step: 'checkingAppOtp'; readonly factor: FirstFactor }
  | { readonly step: 'proven'; readonly proof: Proof }
  | { readonly step: 'finishing'; readonly proof: Proof }
  | { readonly step: 'done'; readonly outcome: 'signedIn' | 'passwordChanged' };

export type SignInEvent =
  /** Ask for a code. */
  | { readonly type: 'send'; readonly phone: string; readonly purpose: CodePurpose }
  | { readonly type: 'sent'; readonly request: CodeRequest }
  | { readonly type: 'resend' }
  /** A code that was asked for before the page was reloaded. */
  | { readonly type: 'restore'; readonly request: CodeRequest }
  | { readonly type: 'expire' }
  | { readonly type: 'verify' }
  | { readonly type: 'proved'; readonly ticket: string }
  /** Try to sign in without a code. */
  | { readonly type: 'check'; readonly factor: Exclude<FirstFactor, { kind: 'code' }> }
  | { readonly type: 'needAppOtp' }
  | { readonly type: 'checkAppOtp' }
  /** Open the account, or set the password. */
  | { readonly type: 'finish' }
  /** The call under way was refused or failed. */
  | { readonly type: 'refused'; readonly attemptsLeft?: number | undefined }
  /** The proof is none any more: another code is needed. */
  | { readonly type: 'proofLost' }
  | { readonly type: 'signedIn' }
  | { readonly type: 'passwordChanged' }
  | { readonly type: 'cancel' };

type Step = SignInState['step'];
type At<S extends Step> = Extract<SignInState, { step: S }>;
type Of<T extends SignInEvent['type']> = Extract<SignInEvent, { type: T }>;

/** What each step answers to; an event that is not listed cannot happen there. */
type Transitions = {
  readonly [S in Step]: { readonly [T in SignInEvent['type']]?: (state: At<S>, event: Of<T>) => SignInState };
};

const FORM: SignInState = { step: 'form' };
const toForm = (): SignInState => FORM;
const signedIn = (): SignInState => ({ step: 'done', outcome: 'signedIn' });

function proven({ request: { phone, purpose } }: At<'verifying'>, { ticket }: Of<'proved'>): SignInState | undefined {
  return purpose === 'login' ? undefined : { step: 'proven', proof: { phone, purpose, ticket } };
}

const begin = {
  send: (_: unknown, { phone, purpose }: Of<'send'>): SignInState => ({ step: 'sending', phone, purpose }),
  restore: (_: unknown, { request }: Of<'restore'>): SignInState => ({ step: 'code', request }),
  check: (_: unknown, { factor }: Of<'check'>): SignInState => ({ step: 'checking', factor }),
};

const TRANSITIONS: Transitions = {
  form: begin,
  sending: {
    sent: (_, { request }) => ({ step: 'code', request }),
    refused: toForm,
    cancel: toForm,
  },
  code: {
    verify: ({ request }) => ({ step: 'verifying', request }),
    resend: ({ request }) => ({ step: 'resending', request }),
    expire: ({ request }) => ({ step: 'expired', request }),
    cancel: toForm,
  },
  expired: {
    resend: ({ request }) => ({ step: 'resending', request }),
    cancel: toForm,
  },
  resending: {
    sent: (_, { request }) => ({ step: 'code', request }),
    refused: ({ request }) => ({ step: 'code', request }),
    cancel: toForm,
  },
  verifying: {
    proved: (state, event) => proven(state, event) ?? state,
    signedIn: (state) => (state.request.purpose === 'login' ? signedIn() : state),
    needAppOtp: (state) =>
      state.request.purpose === 'login' ? { step: 'appOtp', factor: { kind: 'code', request: state.request } } : state,
    refused: ({ request }, { attemptsLeft }) =>
      attemptsLeft === 0
        ? { step: 'expired', request }
        : { step: 'code', request, ...(attemptsLeft !== undefined && { attemptsLeft }) },
    cancel: toForm,
  },
  checking: {
    signedIn,
    needAppOtp: ({ factor }) => ({ step: 'appOtp', factor }),
    refused: toForm,
  },
  appOtp: {
    checkAppOtp: ({ factor }) => ({ step: 'checkingAppOtp', factor }),
    cancel: toForm,
  },
  checkingAppOtp: {
    signedIn,
    refused: ({ factor }) => ({ step: 'appOtp', factor }),
    proofLost: toForm,
  },
  proven: {
    finish: ({ proof }) => ({ step: 'finishing', proof }),
    cancel: toForm,
  },
  finishing: {
    signedIn: (state) => (state.proof.purpose === 'signup' ? signedIn() : state),
    passwordChanged: (state) =>
      state.proof.purpose === 'reset' ? { step: 'done', outcome: 'passwordChanged' } : state,
    refused: ({ proof }) => ({ step: 'proven', proof }),
    proofLost: toForm,
  },
  done: { cancel: toForm },
};

export const INITIAL_SIGN_IN: SignInState = FORM;

/** The next state. An event that cannot happen in a step leaves it as it is: the very same object. */
export function transition(state: SignInState, event: SignInEvent): SignInState {
  const handlers = TRANSITIONS[state.step] as Partial<
    Record<SignInEvent['type'], (state: SignInState, event: SignInEvent) => SignInState>
  >; // the table pairs each step with handlers of that very step
  return handlers[event.type]?.(state, event) ?? state;
}

/** A call is under way that answers the person's last step. */
export const isBusy = ({ step }: SignInState): boolean =>
  ['sending', 'resending', 'verifying', 'checking', 'checkingAppOtp', 'finishing'].includes(step);

/** The code that is being waited for, if one is. */
export const requestOf = (state: SignInState): CodeRequest | undefined =>
  'request' in state ? state.request : undefined;
