import { styled } from '@mui/material/styles';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { Chip } from '#components/ui/Chip.tsx';
import type { PageError } from '#lib/contract/page-errors.ts';
import { isPageKind } from '#lib/pages/page-kinds.ts';
import { useLanguageName } from '../use-language-name.ts';

/** Takes the line; the button goes below it where there is no room beside it, and stays where it is when places open. */
const Told = styled('div')({
  display: 'grid',
  gap: '.375rem',
  flex: '1 1 20rem',
  minInlineSize: 0,
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.25rem 1rem' },
  '& summary': { inlineSize: 'fit-content', paddingBlock: '.375rem' },
  '& ol': { inlineSize: 'fit-content', maxInlineSize: '100%', paddingInlineStart: '1.25rem' },
  '& + button': { alignSelf: 'start' },
});

interface Props {
  readonly error: PageError;
  readonly isBusy: boolean;
  readonly onMark: () => void;
}

/** An error of pages: what it says, where and how often it was seen, and its places in the code. */
export function PageErrorRow({ error, isBusy, onMark }: Props) {
  const text = useText('desk');
  const { moment, number } = useFormat();
  const languageName = useLanguageName();
  const { name, message, frames, hits, firstAt, lastAt, kind, locale, browser, isSolved, hasReturned } = error;
  return (
    <li>
      <Told>
        <p>
          <bdi dir="ltr">
            <b>{name}</b> {message}
          </bdi>
          {hasReturned && !isSolved && <Chip tone="warning">{text('cameBack')}</Chip>}
        </p>
        <p className="caption muted">
          <span>{isPageKind(kind) ? text(`kind_${kind}`) : <bdi dir="ltr">{kind}</bdi>}</span>
          <span>{languageName(locale)}</span>
          <bdi>{browser ?? text('unknownBrowser')}</bdi>
        </p>
        <p className="caption muted">
          <b>{text('reports', { count: number(hits) })}</b>
          <time dateTime={firstAt}>{text('firstSeen', { date: moment(firstAt) })}</time>
          <time dateTime={lastAt}>{text('lastSeen', { date: moment(lastAt) })}</time>
        </p>
        <details className="caption">
          <summary>{text('inTheCode')}</summary>
          <ol dir="ltr">
            {frames.map((frame) => (
              <li key={frame}>{frame}</li>
            ))}
          </ol>
        </details>
      </Told>
      <Button variant="line" size="sm" loading={isBusy} onClick={onMark}>
        {text(isSolved ? 'reopen' : 'markSolved')}
        <span className="vh"> {name}</span>
      </Button>
    </li>
  );
}
