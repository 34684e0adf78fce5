import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { CommentPlace } from '#lib/forms/comment.ts';
import { CommentItem } from './CommentItem.tsx';
import css from './CommentList.module.css';
import type { CommentTexts } from './comment-texts.ts';
import { ForgetNotice } from './ForgetNotice.tsx';
import { useComments } from './use-comments.ts';

interface Props {
  readonly place: CommentPlace;
  readonly texts: CommentTexts;
}

/** Approved comments: on their way, there, none yet, or not to be had. */
export function CommentList({ place, texts }: Props) {
  const { list, readOn } = useComments(place);
  const { words, messages } = texts;
  const { phase, items, nextCursor } = list;
  const isLoading = phase === 'loading';

  return (
    <div className={css.list} aria-busy={isLoading}>
      <ForgetNotice texts={texts} />
      {items.map((comment, index) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          locale={place.locale}
          answer={texts.answer}
          lead={index === 0}
        />
      ))}
      {isLoading && items.length === 0 && <Skeleton label={words.commentsLoading} />}
      {phase === 'ready' && items.length === 0 && <EmptyState>{texts.empty}</EmptyState>}
      {phase === 'failed' && (
        <Alert tone="error" role="alert" title={messages.load_failed}>
          <Button variant="line" size="md" onClick={readOn}>
            {words.retry}
          </Button>
        </Alert>
      )}
      {nextCursor && phase !== 'failed' && (
        <Button variant="line" size="md" loading={isLoading} onClick={readOn}>
          {words.moreComments}
        </Button>
      )}
    </div>
  );
}
