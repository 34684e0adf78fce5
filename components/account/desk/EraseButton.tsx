import { useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import type { ApiClient } from '#lib/http/client.ts';
import { useAppSelector } from '#store/hooks.ts';
import { AccountDialog } from '../AccountDialog.tsx';
import { useAction } from '../use-action.ts';
import { Buttons } from './desk-look.ts';

interface Props {
  /** Of whom or what, as its heading says. */
  readonly name: string;
  readonly erase: (api: ApiClient) => Promise<unknown>;
  readonly onErased: () => void;
}

/** Deletes what somebody asked to be deleted, once an admin has said so twice; nobody else sees it. */
export function EraseButton({ name, erase, onErased }: Props) {
  const isAdmin = useAppSelector(({ user }) => user?.role) === 'admin';
  const text = useText('desk');
  const account = useText('account');
  const message = useMessage();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, error } = useAction();
  if (!isAdmin) return null;

  async function confirm(): Promise<void> {
    if (!(await run(erase))) return;
    setAsking(false);
    onErased();
  }
  return (
    <Buttons>
      <Button variant="quiet" size="sm" icon="close" onClick={() => setAsking(true)}>
        {text('erase')}
      </Button>
      {isAsking && (
        <AccountDialog title={text('sureErase', { name })} onClose={() => setAsking(false)}>
          <p>{text('eraseText')}</p>
          {error && <Alert tone="error" role="alert" title={message(error)} />}
          <Buttons>
            <Button variant="ink" size="md" loading={isBusy} onClick={() => void confirm()}>
              {text('erase')}
            </Button>
            <Button variant="quiet" size="md" onClick={() => setAsking(false)}>
              {account('close')}
            </Button>
          </Buttons>
        </AccountDialog>
      )}
    </Buttons>
  );
}
