import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import type { Attachment } from '#lib/contract/attachments.ts';
import { type DeskTicket, sayTypingAtDesk, writeAtDesk } from '#lib/contract/desk-tickets.ts';
import type { Message } from '#lib/contract/tickets.ts';
import { cssVar } from '#lib/theme/variable.ts';
import { AttachButtons } from '../../attachments/AttachButtons.tsx';
import { FileList } from '../../attachments/FileList.tsx';
import { TAKES_FILES } from '../../attachments/file-look.ts';
import { useDrop } from '../../attachments/use-drop.ts';
import { type FilesOfMessage, useFiles } from '../../attachments/use-files.ts';
import { useAction } from '../../use-action.ts';
import { Choice } from '../Choice.tsx';
import { Buttons } from '../desk-look.ts';
import type { Draft } from '../drafts.ts';
import { KeyCap } from '../KeyCap.tsx';
import { LabelledSelect } from '../LabelledSelect.tsx';
import { type DraftControl, useDraft } from '../use-draft.ts';
import { useKeys } from '../use-keys.ts';
import { SavedReplyList } from './SavedReplyList.tsx';
import { useSavedReplies } from './use-saved-replies.ts';
import { useTypingSignal } from './use-typing-signal.ts';

const AFTERWARDS = ['answered', 'in_progress', 'open', 'closed'] as const;

const Frame = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.75rem',
  padding: '1rem 1.5rem 1.25rem',
  borderBlock: `1px solid ${cssVar('palette-divider')}`,
  backgroundColor: cssVar('palette-background-default'),
  '& textarea': { minBlockSize: '6rem' },
  ...TAKES_FILES,
});

interface Props {
  readonly ticket: DeskTicket;
  /** What is there: among it may be an answer that was sent and never confirmed. */
  readonly messages: readonly Message[];
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onSent: () => void;
}

const idsOf = (files: readonly Attachment[]): string => files.map(({ id }) => id).join();

/** Files of a draft; they stay with it when another thread is looked at meanwhile. */
function useDraftFiles({ draft, change }: Pick<DraftControl, 'draft' | 'change'>): FilesOfMessage {
  const files = useFiles(draft.attachments);
  const ids = idsOf(files.attachments);
  const keep = useEffectEvent(() => {
    if (ids !== idsOf(draft.attachments)) change({ attachments: [...files.attachments] });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another file has arrived or was taken out
  useEffect(() => keep(), [ids]);
  return files;
}

/** The answer, or a note for the desk. What is typed is kept until the service has it; sent twice, it is there once. */
export function Composer({ ticket, messages, field, onSent }: Props) {
  const text = useText('desk');
  const message = useMessage();
  const { draft, change, send: take, settle } = useDraft(ticket.id, messages, forget);
  const files = useDraftFiles({ draft, change });
  const drop = useDrop(files);
  const [status, setStatus] = useState<(typeof AFTERWARDS)[number]>('answered');
  const { run, isBusy, error } = useAction();
  const sayTyping = useTypingSignal((api) => api.call(sayTypingAtDesk, { params: { id: ticket.id }, body: {} }));
  const replies = useSavedReplies(ticket, draft.text, (filled, replyId) => {
    change({ text: filled, replyId });
    field.current?.focus();
  });
  const { isNote } = draft;
  useKeys({
    n: () => {
      change({ isNote: true });
      field.current?.focus();
    },
  });

  /** Files that have gone with what has arrived; others may have been added meanwhile. */
  function forget(sent: Draft): void {
    for (const { key, attachment } of files.files)
      if (sent.attachments.some(({ id }) => id === attachment?.id)) files.remove(key);
  }
  async function send(): Promise<void> {
    const words = draft.text.trim();
    if (!words || files.isSending || files.hasLost || isBusy) return;
    const sent = take({ attachments: [...files.attachments] }); // the last may not be in the draft yet
    const { id, replyId } = sent;
    const attachments = sent.attachments.map((file) => file.id);
    const body = { id, text: words, attachments, isNote, status, ...(replyId && !isNote && { replyId }) };
    if (!(await run((api) => api.call(writeAtDesk, { params: { id: ticket.id }, body })))) return;
    settle(sent);
    onSent();
    field.current?.focus();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void send();
  }
  function press(event: KeyboardEvent): void {
    if (replies.press(event)) return;
    if (event.key === 'Escape') field.current?.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  }
  return (
    <Frame onSubmit={submit} aria-busy={isBusy} {...drop}>
      <Choice
        label={text('kindOfMessage')}
        value={isNote ? 'note' : 'reply'}
        onChange={(kind) => change({ isNote: kind === 'note' })}
        options={[
          { id: 'reply', label: text('reply') },
          { id: 'note', label: text('note') },
        ]}
      />
      <TextArea
        ref={field}
        id="desk-answer"
        label={text(isNote ? 'note' : 'reply')}
        hint={text(isNote ? 'noteHint' : 'replyHint')}
        error={message(error)}
        rows={4}
        maxLength={10_000}
        dir="auto"
        value={draft.text}
        {...replies.fieldProps}
        onKeyDown={press}
        onChange={({ target }) => {
          change({ text: target.value });
          if (!isNote) sayTyping();
        }}
      />
      {replies.isOpen && <SavedReplyList {...replies} />}
      {error && <Alert tone="info" title={text('kept')} />}
      <FileList files={files} />
      <Buttons>
        <AttachButtons files={files} />
        <Button variant="quiet" size="sm" aria-expanded={replies.isOpen} onClick={replies.toggle}>
          {text('savedReplies')} <KeyCap name="/" />
        </Button>
        {!isNote && (
          <LabelledSelect
            label={text('afterwards')}
            value={status}
            onChange={setStatus}
            options={AFTERWARDS.map((id) => ({ id, label: text(`status_${id}`) }))}
          />
        )}
        <Button type="submit" variant="gold" size="md" loading={isBusy || files.isSending}>
          {text(isNote ? 'addNote' : 'send')}
        </Button>
      </Buttons>
    </Frame>
  );
}
