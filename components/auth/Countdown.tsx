import { useEffect } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { step } from '#store/sign-in/attempt.ts';
import type { CodeRequest } from '#store/sign-in/machine.ts';
import css from './Countdown.module.css';
import { useNow } from './use-now.ts';

/** Milliseconds that a code lives; draws the bar. */
const CODE_LIFE = 180_000;

const secondsUntil = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

interface Props {
  readonly request: CodeRequest;
  readonly isExpired: boolean;
  readonly isBusy: boolean;
  readonly onResend: () => void;
}

/** How long the code still lives, when another may be asked for, and the way to ask. */
export function Countdown({ request, isExpired, isBusy, onResend }: Props) {
  const text = useText('auth');
  const message = useText('messages');
  const { clock } = useFormat();
  const dispatch = useAppDispatch();
  const now = useNow(true);
  const left = secondsUntil(request.expiresAt, now);
  const wait = secondsUntil(request.resendAt, now);

  useEffect(() => {
    if (left === 0) dispatch(step({ type: 'expire' }));
  }, [left, dispatch]);

  const share = isExpired ? 0 : Math.min(1, (request.expiresAt - now) / CODE_LIFE);
  return (
    <div className={css.count}>
      <span className={css.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.max(0, share * 100)}%` }} />
      </span>
      <p className={`caption ${css.line}`}>
        {!isExpired && <span role="timer">{message('otp_countdown', { time: clock(left) })}</span>}
        {isExpired && <span role="status">{message('otp_expired')}</span>}
        {wait > 0 && <span className="muted">{message('otp_resend_in', { time: clock(wait) })}</span>}
        {wait === 0 && (
          <button className="link" type="button" disabled={isBusy} onClick={onResend}>
            {text('resend')}
          </button>
        )}
      </p>
    </div>
  );
}
