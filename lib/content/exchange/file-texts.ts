import { FALLBACK_LANGUAGE, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { ANNOUNCEMENT_FILE } from '../announcement.ts';
import { namesOf } from '../check/check-locales.ts';
import { wantedKeys } from '../check/keys.ts';
import { readLocaleFile } from '../check/locale-file.ts';
import { pluralStem } from '../check/plurals.ts';
import { textsOf } from '../check/text-entry.ts';
import { dottedSteps, type Steps } from '../edit/edit-json.ts';
import { Glossary } from '../glossary.ts';

export const GLOSSARY_FILE = 'glossary.json';

/** A file as a translator sees it. */
export interface FileTexts {
  /** Texts that stand in the file, in its order. */
  readonly own: ReadonlyMap<string, string>;
  /** Every field of the file: its own, and those that English has and it lacks. */
  readonly fields: readonly string[];
  /** The English text of a field; of a plural form that English lacks, the one of `other`. */
  englishOf(field: string): string;
}

/** Each language announces on its own. */
const isShared = (name: string): boolean => name !== ANNOUNCEMENT_FILE;

/** Files that go to a translator: texts, and the terms they are written with. */
export const exchangedNames = (folder: string, language: LanguageCode): string[] => [
  ...new Set([...namesOf(folder, language), ...namesOf(folder, FALLBACK_LANGUAGE).filter(isShared), GLOSSARY_FILE]),
];

const termsOf = (content: unknown): ReadonlyMap<string, string> =>
  new Map(Object.entries(Glossary.catch({}).parse(content)).map(([key, { term }]) => [key, term] as const));

function read(folder: string, language: LanguageCode, name: string): ReadonlyMap<string, string> {
  const file = readLocaleFile(folder, `${language}/${name}`);
  const content = file.state === 'parsed' ? file.content : undefined;
  return name === GLOSSARY_FILE ? termsOf(content) : textsOf(name, content);
}

/** Every group and list item on the way to some fields: `a.0.b` gives `a`, `a.0`, `a.0.b`. */
const stepsOnTheWay = (fields: Iterable<string>): Set<string> =>
  new Set(
    [...fields].flatMap((field) => {
      const steps = field.split('.');
      return steps.map((_, at) => steps.slice(0, at + 1).join('.'));
    }),
  );

/** Fields of English that a file lacks. A list that is there may be shorter: a title of one line is no missing line. */
function missingFields(own: ReadonlySet<string>, wanted: Iterable<string>): string[] {
  const there = stepsOnTheWay(own);
  const isShorterList = (field: string): boolean =>
    [...field.matchAll(/\.\d+(?=\.|$)/g)].some(
      ({ 0: step, index }) => there.has(field.slice(0, index)) && !there.has(field.slice(0, index + step.length)),
    );
  return [...wanted].filter((field) => !own.has(field) && !isShorterList(field));
}

/** The texts of a file beside the English ones. A file that is missing has all of its texts to be written. */
export function fileTexts(folder: string, language: LanguageCode, name: string): FileTexts {
  const own = read(folder, language, name);
  const english = read(folder, FALLBACK_LANGUAGE, name);
  const wanted = name.startsWith('ui/') ? wantedKeys(english.keys(), languageOf(language)) : english.keys();
  return {
    own,
    fields: [...own.keys(), ...missingFields(new Set(own.keys()), wanted)],
    englishOf: (field) => english.get(field) ?? english.get(`${pluralStem(field)}_other`) ?? '',
  };
}

/** The way to a text inside the JSON. Keys of a glossary hold dots, and each has its term below it. */
export const stepsIn =
  (name: string) =>
  (field: string): Steps =>
    name === GLOSSARY_FILE ? [field, 'term'] : dottedSteps(field);
