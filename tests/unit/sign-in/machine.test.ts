import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CodePurpose,
  INITIAL_SIGN_IN,
  isBusy,
  type SignInEvent,
  type SignInState,
  transition,
} from '#store/sign-in/machine.ts';
import { propertyRuns } from '#tests/support/property-runs.ts';

const phone = fc.constantFrom('+989120000001', '+4915100000000');
const purpose = fc.constantFrom<CodePurpose>('signup', 'login', 'reset');
const request = fc.record({ phone, purpose, expiresAt: fc.nat(), resendAt: fc.nat() });

const anyEvent: fc.Arbitrary<SignInEvent> = fc.oneof(
  fc.record({ type: fc.constant('send' as const), phone, purpose }),
  fc.record({ type: fc.constantFrom('sent' as const, 'restore' as const), request }),
  fc.record({
    type: fc.constantFrom(
      'resend' as const,
      'expire' as const,
      'verify' as const,
      'needAppOtp' as const,
      'checkAppOtp' as const,
      'finish' as const,
      'proofLost' as const,
      'signedIn' as const,
      'passwordChanged' as const,
      'cancel' as const,
    ),
  }),
  fc.record({ type: fc.constant('proved' as const), ticket: fc.string() }),
  fc.record({ type: fc.constant('refused' as const), attemptsLeft: fc.constantFrom(undefined, 0, 1, 4) }),
  fc.record({ type: fc.constant('check' as const), factor: fc.constantFrom({ kind: 'partner' } as const) }),
);

/** The states a row of events leads through, the first one included. */
function walk(events: readonly SignInEvent[]): SignInState[] {
  let state: SignInState = INITIAL_SIGN_IN;
  const states = [state];
  for (const event of events) {
    state = transition(state, event);
    states.push(state);
  }
  return states;
}

/** Holds for each step of every walk, with the event that led there. */
function always(check: (before: SignInState, event: SignInEvent, after: SignInState) => void): void {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const states = walk(events);
      for (const [at, event] of events.entries()) {
        const [before, after] = [states[at], states[at + 1]];
        if (before && after) check(before, event, after);
      }
    }),
    { numRuns: propertyRuns(2000) },
  );
}

describe('whatever happens in whatever order', () => {
  it('one call at most is under way: no step that asks is taken while another is answered', () => {
    const asks = ['send', 'resend', 'verify', 'check', 'checkAppOtp', 'finish'];
    always((before, event, after) => {
      if (isBusy(before) && asks.includes(event.type)) expect(after).toBe(before);
    });
  });

  it('nobody is signed in without a call that answered so', () => {
    always((before, event, after) => {
      if (after.step !== 'done' || before.step === 'done') return;
      expect(isBusy(before)).toBe(true);
      expect(['signedIn', 'passwordChanged']).toContain(event.type);
    });
  });

  it('a code for signing up or for a new password signs nobody in by itself', () => {
    always((before, _, after) => {
      if (before.step === 'verifying' && after.step === 'done') expect(before.request.purpose).toBe('login');
    });
  });

  it('a proof comes from a code that was verified, for the same number and purpose', () => {
    always((before, _, after) => {
      if (after.step !== 'proven' || before.step === 'proven' || before.step === 'finishing') return;
      if (before.step !== 'verifying') throw new Error(`proven out of ${before.step}`);
      expect(after.proof).toMatchObject({ phone: before.request.phone, purpose: before.request.purpose });
    });
  });

  it('an expired code cannot be sent, only asked for again or left', () => {
    always((before, event, after) => {
      if (before.step === 'expired' && after !== before) expect(['resend', 'cancel']).toContain(event.type);
    });
  });

  it('an event that cannot happen changes nothing: the state is the very same', () => {
    expect(transition(INITIAL_SIGN_IN, { type: 'signedIn' })).toBe(INITIAL_SIGN_IN);
    expect(transition(INITIAL_SIGN_IN, { type: 'verify' })).toBe(INITIAL_SIGN_IN);
  });
});

describe('the paths people take', () => {
  const code = { phone: '+989120000001', expiresAt: 180, resendAt: 60 };
  const reach = (...events: SignInEvent[]) => walk(events).at(-1);

  it('signs in with a code, over the second factor', () => {
    const sent = { ...code, purpose: 'login' } as const;
    const events: SignInEvent[] = [{ type: 'send', ...sent }, { type: 'sent', request: sent }, { type: 'verify' }];
    expect(reach(...events, { type: 'signedIn' })).toEqual({ step: 'done', outcome: 'signedIn' });
    const second: SignInEvent[] = [...events, { type: 'needAppOtp' }, { type: 'checkAppOtp' }];
    expect(reach(...second, { type: 'refused' })).toMatchObject({ step: 'appOtp' });
    expect(reach(...second, { type: 'signedIn' })).toEqual({ step: 'done', outcome: 'signedIn' });
  });

  it('sets a new password with a proof, and goes back for another code when the proof has ended', () => {
    const sent = { ...code, purpose: 'reset' } as const;
    const events: SignInEvent[] = [
      { type: 'restore', request: sent },
      { type: 'verify' },
      { type: 'proved', ticket: 't' },
      { type: 'finish' },
    ];
    expect(reach(...events, { type: 'passwordChanged' })).toEqual({ step: 'done', outcome: 'passwordChanged' });
    expect(reach(...events, { type: 'proofLost' })).toEqual({ step: 'form' });
  });

  it('keeps the running code when sending another fails, and ends it when no guess is left', () => {
    const sent = { ...code, purpose: 'signup' } as const;
    expect(reach({ type: 'restore', request: sent }, { type: 'resend' }, { type: 'refused' })).toEqual({
      step: 'code',
      request: sent,
    });
    const spent = reach({ type: 'restore', request: sent }, { type: 'verify' }, { type: 'refused', attemptsLeft: 0 });
    expect(spent).toEqual({ step: 'expired', request: sent });
  });
});
