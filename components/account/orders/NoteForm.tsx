import { type SubmitEvent, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import type { FailureMessage } from '#lib/http/error-message.ts';

import { Actions } from '../account-look.ts';

/** As the contract has it. */
const LONGEST = 2000;

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly leave?: string;
  /** What is written so far: it outlives the form, which may be closed or refused. */
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly isBusy: boolean;
  readonly error?: FailureMessage | undefined;
  readonly onSubmit: (note: string) => void;
  readonly onLeave: () => void;
}

/** A few lines that a step needs: what should change, or why. */
export function NoteForm({ id, label, hint, submit, leave, note, onNote, isBusy, error, onSubmit, onLeave }: Props) {
  const [isMissing, setMissing] = useState(false);
  const message = useMessage();
  const auth = useText('auth');

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    event.stopPropagation(); // React hands it on to a form around a dialog
    setMissing(!note.trim());
    if (note.trim()) onSubmit(note.trim());
    else event.currentTarget.querySelector('textarea')?.focus();
  }

  return (
    <form noValidate onSubmit={send} aria-busy={isBusy} style={{ display: 'grid', gap: '1rem' }}>
      <TextArea
        id={id}
        label={label}
        hint={hint}
        error={message(isMissing ? { error: true, message: 'field_required' } : undefined)}
        rows={4}
        maxLength={LONGEST}
        autoFocus
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      <Actions>
        <Button type="submit" variant="ink" size="md" loading={isBusy}>
          {submit}
        </Button>
        <Button variant="quiet" size="md" onClick={onLeave}>
          {leave ?? auth('cancel')}
        </Button>
      </Actions>
    </form>
  );
}
