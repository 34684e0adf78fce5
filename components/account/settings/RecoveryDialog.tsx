import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { AccountDialog } from '../AccountDialog.tsx';
import { Codes } from '../account-look.ts';

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes, shown this once. */
export function RecoveryDialog({ codes, onClose }: Props) {
  const text = useText('account');
  return (
    <AccountDialog title={text('recovery')} onClose={onClose}>
      <p className="muted">{text('recoveryText')}</p>
      <Codes dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Button variant="ink" size="md" onClick={onClose}>
        {text('close')}
      </Button>
    </AccountDialog>
  );
}
