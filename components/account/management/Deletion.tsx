import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { keepAccount } from '#lib/contract/profile.ts';
import { useAction } from '../use-action.ts';

interface Props {
  readonly deleteAt: string | null;
  readonly onChange: () => void;
}

/** An account that is to be deleted says when, with the way to keep it. */
export function Deletion({ deleteAt, onChange }: Props) {
  const [isKept, setKept] = useState(false);
  const text = useText('settings');
  const message = useMessage();
  const { longDay } = useFormat();
  const { run, isBusy, error } = useAction();

  const keep = async () => {
    if (!(await run((api) => api.call(keepAccount, { body: {} })))) return;
    setKept(true);
    onChange();
  };

  if (!deleteAt) return isKept ? <Alert tone="success" role="status" title={text('kept')} /> : null;
  return (
    <Alert tone="warning" title={text('deleteAt', { date: longDay(deleteAt) })}>
      <Button variant="line" size="sm" loading={isBusy} onClick={() => void keep()}>
        {text('keep')}
      </Button>
      {error && <p role="alert">{message(error)}</p>}
    </Alert>
  );
}
