import type { AnalysisFailure } from '../contract/analyses.ts';
import { type Taste, TasteBody, tasteSite } from '../contract/tastes.ts';
import { call } from '../http/call.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import type { Attempt, Values } from './attempt.ts';
import { type FieldErrors, fieldErrors } from './field-errors.ts';

/* Rules and sending of the analyzer's taste; loaded when its field is touched. */
const Typed = TasteBody.pick({ url: true });

export const check = (values: Values<'url'>): FieldErrors<'url'> => fieldErrors(Typed, values);

/** Name and remedy of a check. */
export interface CheckWords {
  readonly name: string;
  readonly fix: string;
}

export interface Tasted {
  readonly taste: Taste | null;
  readonly failure: AnalysisFailure | null;
  /** By `texts` of a check. */
  readonly words: Readonly<Record<string, CheckWords | undefined>>;
}

/** The texts of the checks lie in one file a language, which the customer area reads as well. */
async function checkWords(lng: LanguageCode, version: string): Promise<Tasted['words']> {
  const answer = await fetch(`/locales/${lng}/ui/analyzer.json?v=${version}`);
  const { checks } = (await answer.json()) as { checks: Tasted['words'] }; // made from the file of that shape
  return checks;
}

/** Has one page analyzed; resolves when that is done. */
export async function send(attempt: Attempt, captcha: string, lng: LanguageCode, version: string): Promise<Tasted> {
  const { url = '' } = attempt.values;
  const [answer, words] = await Promise.all([
    call(tasteSite, { body: { url, captcha } }),
    checkWords(lng, version).catch(() => ({})),
  ]);
  return { ...answer, words };
}
