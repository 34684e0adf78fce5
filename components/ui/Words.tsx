import { Fragment, type ReactNode } from 'react';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import css from './Words.module.css';

interface Props {
  readonly text: string;
  readonly lng: LanguageCode;
}

/** What may not begin a line although it is a word of its own. */
const PARTICLE = /^[的了吗呢吧着过地得们]$/;
const OPENING = /[“‘（《〈「【]$/;

/**
 * A heading whose lines end between words. Chinese has no spaces, and large type in a narrow column would part a word;
 * every other script comes back as it is.
 */
export function Words({ text, lng }: Props): ReactNode {
  const { script, locale } = languageOf(lng);
  if (script !== 'Hans') return text;
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)];
  const mayBreakBefore = (at: number): boolean => {
    const { segment = '', isWordLike = false } = words[at] ?? {};
    return isWordLike && !PARTICLE.test(segment) && !OPENING.test(words[at - 1]?.segment ?? '（');
  };
  return (
    <span className={css.words}>
      {words.map(({ segment, index }, at) => (
        <Fragment key={index}>
          {mayBreakBefore(at) && <wbr />}
          {segment}
        </Fragment>
      ))}
    </span>
  );
}
