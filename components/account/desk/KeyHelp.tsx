import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { AccountDialog } from '../AccountDialog.tsx';
import { Buttons, Facts } from './desk-look.ts';
import { KeyCap } from './KeyCap.tsx';

/** What each key does, in the order in which somebody works. */
const KEYS = [
  ['1–6', 'keyInbox'],
  ['/', 'keySearch'],
  ['J K', 'keyMove'],
  ['O', 'keyOpen'],
  ['R', 'keyReply'],
  ['N', 'keyNote'],
  ['A', 'keyAssign'],
  ['E', 'keyDone'],
  ['P X H', 'keyModerate'],
  ['Z', 'undo'],
  ['Ctrl Enter', 'send'],
  ['?', 'keyHelp'],
] as const;

interface Props {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of the desk, and the switch for them. */
export function KeyHelp({ isOn, onSwitch, onClose }: Props) {
  const text = useText('desk');
  const account = useText('account');
  return (
    <AccountDialog title={text('keys')} onClose={onClose}>
      <Facts>
        {KEYS.map(([keys, name]) => (
          <div key={keys}>
            <dt>{text(name)}</dt>
            <dd dir="ltr">
              {keys.split(' ').map((key) => (
                <KeyCap key={key} name={key} />
              ))}
            </dd>
          </div>
        ))}
      </Facts>
      <Checkbox
        id="keys-on"
        label={text('keysOn')}
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <Buttons>
        <Button variant="ink" size="md" onClick={onClose}>
          {account('close')}
        </Button>
      </Buttons>
    </AccountDialog>
  );
}
