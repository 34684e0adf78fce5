import { type SubmitEvent, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { type DeskOrder, handOverAtDesk } from '#lib/contract/order-calls.ts';
import { useFiles } from '../../attachments/use-files.ts';
import { useAction } from '../../use-action.ts';
import { Form } from '../desk-look.ts';
import { HandedFields } from './HandedFields.tsx';
import { handedOf, NOTHING_HANDED } from './handed.ts';

interface Props {
  readonly order: DeskOrder;
  readonly onChange: (order: DeskOrder) => void;
}

/** Hands over a link or a file for information: at any time, with no answer to wait for. */
export function HandOverForm({ order, onChange }: Props) {
  const text = useText('desk');
  const message = useMessage();
  const { run, isBusy, error } = useAction();
  const [fields, setFields] = useState(NOTHING_HANDED);
  const files = useFiles();
  const handed = handedOf(fields, files);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!handed) return;
    const call = { params: { id: order.id }, body: handed };
    if (!(await run(async (api) => onChange(await api.call(handOverAtDesk, call))))) return;
    setFields(NOTHING_HANDED);
    files.clear();
    document.getElementById('show-title')?.focus(); // the button rests until there is something to hand over
  }
  return (
    <details>
      <summary className="body2">{text('show')}</summary>
      <Form noValidate onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
        <HandedFields id="show" fields={fields} files={files} onChange={setFields} />
        <div data-wide="">
          <Button type="submit" variant="line" size="md" loading={isBusy || files.isSending} disabled={!handed}>
            {text('show')}
          </Button>
        </div>
        {error && (
          <div data-wide="">
            <Alert tone="error" role="alert" title={message(error)} />
          </div>
        )}
      </Form>
    </details>
  );
}
