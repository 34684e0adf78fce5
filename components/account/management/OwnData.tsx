import { useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { exportAccount } from '#lib/contract/profile.ts';
import { Rows } from '../account-look.ts';
import { SettingsRow } from '../SettingsRow.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { useAction } from '../use-action.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { saveFile } from './save-file.ts';

interface Props {
  /** The account is to be deleted already. */
  readonly isLeaving: boolean;
  readonly onChange: () => void;
}

/** What is held of a customer: to take away, or to have deleted. */
export function OwnData({ isLeaving, onChange }: Props) {
  const [isDeleting, setDeleting] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const text = useText('settings');
  const message = useMessage();
  const { run, isBusy, error } = useAction();

  const download = async () => {
    const isDone = await run(async (api) => {
      const data = await api.call(exportAccount, {});
      saveFile(`alpha-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
    });
    setSaved(isDone);
  };
  const close = (isDone: boolean) => {
    setDeleting(false);
    if (!isDone) return;
    onChange();
    window.scrollTo({ top: 0 }); // what was done stands at the top, with the way back
  };

  return (
    <SettingsSection id="data" title={text('data')} text={text('dataText')}>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      {isSaved && <Alert tone="success" role="status" title={text('downloaded')} />}
      <Rows>
        <SettingsRow
          name={text('download')}
          action={
            <Button variant="line" size="sm" icon="download" loading={isBusy} onClick={() => void download()}>
              {text('download')}
            </Button>
          }
        >
          {text('downloadText')}
        </SettingsRow>
        {!isLeaving && (
          <SettingsRow
            name={text('remove')}
            action={
              <Button variant="quiet" size="sm" icon="trash" onClick={() => setDeleting(true)}>
                {text('remove')}
              </Button>
            }
          >
            {text('removeText')}
          </SettingsRow>
        )}
      </Rows>
      {isDeleting && <DeleteDialog onClose={close} />}
    </SettingsSection>
  );
}
