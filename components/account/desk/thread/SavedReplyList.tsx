import { styled } from '@mui/material/styles';
import { useText } from '#components/providers/use-text.ts';
import type { SavedReply } from '#lib/contract/saved-replies.ts';
import { cssVar } from '#lib/theme/variable.ts';
import { useLanguageName } from '../use-language-name.ts';

const Options = styled('div')({
  border: `1px solid ${cssVar('palette-border-control')}`,
  backgroundColor: cssVar('palette-background-paper'),
  '& > *': { padding: '.625rem 1rem' },
  '& > button': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.25rem .75rem',
    alignItems: 'baseline',
    inlineSize: '100%',
    textAlign: 'start',
  },
  '& > [aria-selected=true]': { backgroundColor: cssVar('palette-surface-tint') },
});

interface Props {
  readonly found: readonly SavedReply[];
  readonly at: number;
  readonly pick: (reply: SavedReply) => void;
}

/** Replies to choose from, below the answer. */
export function SavedReplyList({ found, at, pick }: Props) {
  const text = useText('desk');
  const languageName = useLanguageName();
  if (found.length === 0) return <p className="caption muted">{text('noReplies')}</p>;
  return (
    <Options id="desk-replies" role="listbox" aria-label={text('savedReplies')}>
      {found.map((reply, index) => (
        <button
          key={reply.id}
          id={`desk-reply-${reply.id}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onClick={() => pick(reply)}
        >
          <b>{reply.title}</b>
          <span className="caption muted">{languageName(reply.locale)}</span>
        </button>
      ))}
    </Options>
  );
}
