import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Chip } from '#components/ui/Chip.tsx';
import {
  type CommentListQuery,
  type DeskComment,
  decideCommentAtDesk,
  deleteComment,
  listCommentsAtDesk,
} from '#lib/contract/desk-inboxes.ts';
import { useAction } from '../use-action.ts';
import { BackToList } from './BackToList.tsx';
import { Choice } from './Choice.tsx';
import { CommentAnswers } from './CommentAnswers.tsx';
import { Buttons, PanelBody, PanelHead, Words } from './desk-look.ts';
import { EraseButton } from './EraseButton.tsx';
import { Inbox } from './Inbox.tsx';
import { KeyCap } from './KeyCap.tsx';
import { NotInList } from './NotInList.tsx';
import { useAgo } from './use-ago.ts';
import { useKeys } from './use-keys.ts';
import { useLanguageName } from './use-language-name.ts';
import { useList } from './use-list.ts';
import type { PlaceControl } from './use-place.ts';

const STATES = ['held', 'approved', 'rejected', 'all'] as const;

/** Comments: one key decides, and the next one is open. */
export function CommentBox({ control, onChange }: { control: PlaceControl; onChange: () => void }) {
  const text = useText('desk');
  const ago = useAgo();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<CommentListQuery['state']>('held');
  const [last, setLast] = useState<DeskComment>();
  const list = useList([state, search].join(), (api, cursor) =>
    api.call(listCommentsAtDesk, { query: { state, cursor, ...(search && { search }) } }),
  );
  const { run, isBusy, error } = useAction();
  const message = useMessage();

  async function decide(comment: DeskComment, decision: DeskComment['state']): Promise<void> {
    const params = { id: comment.id };
    if (!(await run((api) => api.call(decideCommentAtDesk, { params, body: { state: decision } })))) return;
    setLast(comment);
    moveOn(comment, decision);
  }
  /** What is gone cannot be decided anew. */
  function forget(comment: DeskComment): void {
    if (last?.id === comment.id) setLast(undefined);
    moveOn(comment);
  }
  /** Opens the next one, unless this one stays in the list; without a decision it is gone. */
  function moveOn(comment: DeskComment, decision?: DeskComment['state']): void {
    const at = list.items.findIndex(({ id }) => id === comment.id);
    const next = list.items[at + 1] ?? list.items[at - 1];
    const stays = decision !== undefined && (state === 'all' || state === decision);
    control.go({ part: 'comments', id: stays ? comment.id : (next?.id ?? null) });
    list.reload();
    onChange();
  }
  useKeys({ z: () => last && void decide(last, last.state) });

  return (
    <>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      {last && (
        <Alert tone="success" role="status" title={text('decided', { name: `${last.name} ${last.lastName}` })}>
          <Button variant="quiet" size="sm" onClick={() => void decide(last, last.state)}>
            {text('undo')} <KeyCap name="Z" />
          </Button>
        </Alert>
      )}
      <Inbox
        part="comments"
        control={control}
        title={text('comments')}
        search={search}
        onSearch={setSearch}
        filters={
          <Choice
            label={text('status')}
            value={state}
            onChange={setState}
            options={STATES.map((id) => ({ id, label: text(`comment_${id}`) }))}
          />
        }
        list={list}
        rowOf={(comment) => ({
          icon: 'user',
          title: `${comment.name} ${comment.lastName}`,
          kind: comment.locale.slice(0, 2),
          text: comment.comment,
          time: ago(comment.createdAt),
          ...(comment.links > 0 && { note: text('hasLink') }),
        })}
        empty={text('emptyComments')}
        open={(id, comment) =>
          comment ? (
            <Comment
              key={id}
              comment={comment}
              control={control}
              isBusy={isBusy}
              onDecide={(decision) => void decide(comment, decision)}
              onAnswered={(answered) => moveOn(answered, answered.state)}
              onErased={() => forget(comment)}
            />
          ) : (
            <NotInList control={control} />
          )
        }
      />
    </>
  );
}

interface CommentProps {
  readonly comment: DeskComment;
  readonly control: PlaceControl;
  /** What was decided is on its way. */
  readonly isBusy: boolean;
  readonly onDecide: (decision: DeskComment['state']) => void;
  readonly onAnswered: (comment: DeskComment) => void;
  readonly onErased: () => void;
}

function Comment({ comment, control, isBusy, onDecide, onAnswered, onErased }: CommentProps) {
  const text = useText('desk');
  const { moment, number } = useFormat();
  const languageName = useLanguageName();
  const { id, name, lastName, page, locale, links, approvedBefore, createdAt, state } = comment;
  useKeys({ p: () => onDecide('approved'), x: () => onDecide('rejected'), h: () => onDecide('held') });
  return (
    <>
      <PanelHead>
        <div>
          <BackToList control={control} />
          <p className="caption muted">
            {moment(createdAt)} · {languageName(locale)} · <bdi dir="ltr">{page}</bdi>
          </p>
          <h2 className="h3">
            {name} {lastName}
          </h2>
        </div>
        <Chip>{text(`comment_${state}`)}</Chip>
      </PanelHead>
      <PanelBody>
        <Words className="lead" dir="auto" lang={locale}>
          {comment.comment}
        </Words>
        <Buttons>
          <Chip tone={links > 0 ? 'warning' : 'success'}>
            {links > 0 ? text('links', { count: number(links) }) : text('noLinks')}
          </Chip>
          <Chip tone="info">
            {approvedBefore > 0 ? text('approvedBefore', { count: number(approvedBefore) }) : text('firstComment')}
          </Chip>
        </Buttons>
        <Buttons>
          <Button variant="ink" size="md" loading={isBusy} onClick={() => onDecide('approved')}>
            {text('approve')} <KeyCap name="P" />
          </Button>
          <Button variant="line" size="md" loading={isBusy} onClick={() => onDecide('rejected')}>
            {text('refuse')} <KeyCap name="X" />
          </Button>
          <Button variant="quiet" size="md" loading={isBusy} onClick={() => onDecide('held')}>
            {text('hold')} <KeyCap name="H" />
          </Button>
        </Buttons>
        <p className="caption muted">{text('moderationText')}</p>
        <CommentAnswers comment={comment} onAnswered={onAnswered} />
        <EraseButton
          name={`${name} ${lastName}`}
          erase={(api) => api.call(deleteComment, { params: { id } })}
          onErased={onErased}
        />
      </PanelBody>
    </>
  );
}
