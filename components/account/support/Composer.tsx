import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import type { Attachment } from '#lib/contract/attachments.ts';
import { keepDraft, readDraft } from '#lib/support/drafts.ts';
import { AttachButtons } from '../attachments/AttachButtons.tsx';
import { FileList } from '../attachments/FileList.tsx';
import { Line } from '../attachments/file-look.ts';
import { useDrop } from '../attachments/use-drop.ts';
import { Between, Writing } from './support-look.ts';
import { useKeptFiles } from './use-kept-files.ts';

interface Props {
  /** Under this name what is typed and attached is kept on the device. A composer is keyed by it. */
  readonly draft: string;
  /** In a conversation Enter sends; in a ticket it makes a new line. */
  readonly isLive: boolean;
  readonly onSend: (text: string, attachments: readonly Attachment[]) => void;
  readonly onTyping: () => void;
  /** There is something in it. */
  readonly onTouched?: () => void;
}

const MOST_LETTERS = 10_000;
const SAY_EVERY_MS = 4000;

const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;

/** A file without words is sent under its name: that is what lists and mails say of the message. */
const wordsOf = (typed: string, files: readonly Attachment[]): string =>
  typed.trim() || files.map(({ name }) => name).join('\n');

/** Writes a message: text and files, chosen, dropped or pasted, that are kept until it is sent. */
export function Composer({ draft, isLive, onSend, onTyping, onTouched }: Props) {
  const text = useText('support');
  const id = useId();
  const [value, setValue] = useState(() => readDraft(draft).text);
  const [isEmpty, setEmpty] = useState(false);
  const files = useKeptFiles(draft, () => setEmpty(false));
  const drop = useDrop(files);
  const saidAt = useRef(0);
  const isTouched = value.trim() !== '' || files.files.length > 0;
  const touch = useEffectEvent(() => onTouched?.());

  useEffect(() => {
    if (isTouched) touch();
  }, [isTouched]);

  function change(next: string): void {
    setValue(next);
    setEmpty(false);
    keepDraft(draft, { text: next });
    if (next.trim() === '' || Date.now() - saidAt.current < SAY_EVERY_MS) return;
    saidAt.current = Date.now();
    onTyping();
  }

  function send(): void {
    const words = wordsOf(value, files.attachments);
    setEmpty(words === '' && !files.isSending);
    // One that did not get through says so, beside the ways to try again and to go without it.
    if (words === '' || files.isSending || files.hasLost) return;
    onSend(words, files.attachments);
    change('');
    files.clear();
    saidAt.current = 0;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isSending = isLive ? !event.shiftKey && !isTouchScreen() : event.ctrlKey || event.metaKey;
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
