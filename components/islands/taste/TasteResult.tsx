import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { shownHost } from '#lib/analyses/shown-address.ts';
import { CATEGORIES } from '#lib/contract/categories.ts';
import type { Tasted } from '#lib/forms/taste.ts';
import css from './Taste.module.css';
import type { TasteTexts } from './taste-texts.ts';

interface Props {
  readonly tasted: Tasted;
  readonly texts: TasteTexts;
  /** Address of the whole analyzer. */
  readonly account: string;
  readonly onAgain: () => void;
}

/** Five scores of one page, the three things to mend first, and the way to the whole report. */
export function TasteResult({ tasted: { taste, failure, words }, texts, account, onAgain }: Props) {
  const { analyzer, locale } = texts;
  const format = new Intl.NumberFormat(locale);
  const score = (value: number | null) => (value === null ? analyzer.states['not-measured'] : format.format(value));
  const again = (
    <Button variant="line" size="md" onClick={onAgain}>
      {analyzer.again}
    </Button>
  );
  if (!taste)
    return (
      <Alert tone="error" role="alert" title={analyzer.failures[failure ?? 'internal']}>
        {again}
      </Alert>
    );
  return (
    <div className={css.result} role="status">
      <p className="h4">
        <bdi dir="ltr">{shownHost(taste.url)}</bdi>
      </p>
      <dl className={css.scores}>
        <div>
          <dt>{analyzer.overall}</dt>
          <dd className="num">{score(taste.overall)}</dd>
        </div>
        {CATEGORIES.map((ring) => (
          <div key={ring}>
            <dt>{analyzer.rings[ring]}</dt>
            <dd className="num">{score(taste.scores[ring])}</dd>
          </div>
        ))}
      </dl>
      {taste.first.length > 0 && (
        <div>
          <h4 className="h5">{analyzer.first}</h4>
          <ol className={css.first}>
            {taste.first.map(({ check, texts: key }) => (
              <li key={check}>
                <strong>{words[key]?.name ?? check}</strong> {words[key]?.fix}
              </li>
            ))}
          </ol>
        </div>
      )}
      <p className="body2 muted">
        {analyzer.tasteCounts
          .replace('{{bad}}', format.format(taste.toMend))
          .replace('{{passed}}', format.format(taste.passed))}
      </p>
      <p className={css.ways}>
        <ButtonLink variant="ink" size="md" href={account} go>
          {analyzer.tasteFull}
        </ButtonLink>
        {again}
      </p>
    </div>
  );
}
