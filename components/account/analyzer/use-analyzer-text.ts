import { useTranslation } from 'react-i18next';
import type { Namespaces } from '#lib/i18n/messages.ts';

type Texts = Omit<Namespaces['analyzer'], '$schema'>;
type TextKey = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];
type Group = Exclude<keyof Texts, TextKey | 'checks'>;
type Values = Readonly<Record<string, string>>;

/** i18next's own type of `t` does not follow keys that are made of a group and a name. */
type Translate = (key: string, values?: Values) => string;

export interface AnalyzerText {
  /** A single text; numbers go in as the page's locale writes them. */
  text(key: TextKey, values?: Values): string;
  /** A text of a group: the name of a ring, of a state. */
  of<G extends Group>(group: G, name: Extract<keyof Texts[G], string>): string;
  /** A text of a check, by `Finding.texts`. A check of rules that are gone has none: its id stands in. */
  check(texts: string, part: 'name' | 'why' | 'fix'): string;
}

/** Words of the analyzer. */
export function useAnalyzerText(): AnalyzerText {
  const { t, i18n } = useTranslation('analyzer');
  const translate = t as unknown as Translate; // keys name single texts
  return {
    text: (key, values = {}) => translate(key, values),
    of: (group, name) => translate(`${group}.${name}`),
    check: (texts, part) => {
      const key = `checks.${texts}.${part}`;
      if (i18n.exists(key, { ns: 'analyzer' })) return translate(key);
      return part === 'name' ? texts : '';
    },
  };
}
