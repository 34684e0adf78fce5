import { Accordion } from '#components/ui/Accordion.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './Questions.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: {
    readonly rail: string;
    readonly title: string;
    readonly items: readonly { readonly question: string; readonly answer: string }[];
  };
}

/** Real questions with plain answers, one open at a time by choice of the reader. */
export function Questions({ lng, number, content: { rail, title, items } }: Props) {
  return (
    <Section id="questions" number={number} rail={rail} title={title} lng={lng}>
      <div className={css.body}>
        <Accordion items={items.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))} />
      </div>
    </Section>
  );
}
