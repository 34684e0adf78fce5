import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import type { Attachment } from '#lib/contract/attachments.ts';
import { keepDraft, readDraft } from '#lib/support/kept-texts.ts';
import { AttachButtons } from '../attachments/AttachButtons.tsx';
import { FileList } from '../attachments/FileList.tsx';
import { Line } from '../attachments/file-look.ts';
import { useDrop } from '../attachments/use-drop.ts';
import { useFiles } from '../attachments/use-files.ts';
import { Between, Writing } from './support-look.ts';

interface Props {
  /** Under this name what is typed is kept on the device. */
  readonly draft: string;
  /** In a conversation Enter sends; in a ticket it makes a new line. */
  readonly isLive: boolean;
  readonly onSend: (text: string, attachments: readonly Attachment[]) => void;
  readonly onTyping: () => void;
}

const MOST_LETTERS = 10_000;
const SAY_EVERY_MS = 4000;

const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Writes a message: text that is kept until it is sent, files that are chosen, dropped or pasted. */
export function Composer({ draft, isLive, onSend, onTyping }: Props) {
  const text = useText('support');
  const id = useId();
  const [value, setValue] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const files = useFiles();
  const drop = useDrop(files);
  const saidAt = useRef(0);

  useEffect(() => setValue(readDraft(draft)), [draft]);

  function change(next: string): void {
    setValue(next);
    setEmpty(false);
    keepDraft(draft, next);
    if (next.trim() === '' || Date.now() - saidAt.current < SAY_EVERY_MS) return;
    saidAt.current = Date.now();
    onTyping();
  }

  function send(): void {
    const words = value.trim();
    setEmpty(words === '');
    if (words === '' || files.isSending) return;
    onSend(words, files.attachments);
    change('');
    files.clear();
    saidAt.current = 0;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isSending = isLive ? !event.shiftKey && !isTouched() : event.ctrlKey || event.metaKey;
    if (!isSending) return;
    event.preventDefault();
    send();
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };

  return (
    <Writing noValidate onSubmit={submit} {...drop}>
      <TextArea
        id={id}
        label={text(isLive ? 'message' : 'reply')}
        hint={text(isLive ? 'liveHint' : 'replyHint')}
        error={isEmpty ? text('emptyMessage') : undefined}
        dir="auto"
        maxLength={MOST_LETTERS}
        value={value}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <FileList files={files} />
      <Between>
        <Line>
          <AttachButtons files={files} />
        </Line>
        <Button type="submit" variant={isLive ? 'gold' : 'ink'} size="md" loading={files.isSending}>
          {text(isLive ? 'send' : 'sendReply')}
        </Button>
      </Between>
    </Writing>
  );
}
