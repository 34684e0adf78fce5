import { useRef } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { Chip } from '#components/ui/Chip.tsx';
import type { Profile } from '#lib/contract/profile.ts';
import { isolated } from '../isolated.ts';
import { useKeptFocus } from '../use-kept-focus.ts';

interface Props {
  readonly profile: Pick<Profile, 'email' | 'pendingEmail'>;
  readonly isBusy: boolean;
  readonly onSendAgain: (address: string) => void;
  readonly onWithdraw: () => void;
}

/** The address that counts, and one that waits for its link to be opened: sent again, or withdrawn where it was mistyped. */
export function EmailState({ profile: { email, pendingEmail }, isBusy, onSendAgain, onWithdraw }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const text = useText('settings');
  const account = useText('account');
  return (
    <div ref={place} tabIndex={-1}>
      {email ? <bdi>{email}</bdi> : account('notGiven')} {email && <Chip tone="success">{text('verified')}</Chip>}
      {pendingEmail && (
        <>
          <p className="caption muted">{text('pending', { email: isolated(pendingEmail) })}</p>
          <Button variant="quiet" size="sm" loading={isBusy} onClick={() => onSendAgain(pendingEmail)}>
            {text('sendAgain')}
          </Button>
          <Button variant="quiet" size="sm" loading={isBusy} onClick={onWithdraw}>
            {text('withdrawEmail')}
          </Button>
        </>
      )}
    </div>
  );
}
