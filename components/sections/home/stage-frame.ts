import { formatNumber } from '#lib/format/numbers.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';

/** How one part of the stage (window, phone, report) is laid out in a reading direction. */
export interface StageFrame {
  readonly rtl: boolean;
  /** The part's `transform`: in a right-to-left composition it stands on the other side. */
  readonly transform: string | undefined;
  /** An x of the left-to-right drawing, mirrored inside the part where needed. */
  readonly x: (x: number) => number;
  /** The start edge of a box, for attributes that always point left. */
  readonly box: (x: number, width: number) => number;
  readonly digits: (value: number) => string;
}

/**
 * @param from first x of the part in the left-to-right drawing
 * @param to last x
 * @param shift how far the mirrored part moves along x
 */
export function stageFrame(lng: LanguageCode, from: number, to: number, shift: number): StageFrame {
  const rtl = languageOf(lng).dir === 'rtl';
  const x = (value: number): number => (rtl ? from + to - value : value);
  return {
    rtl,
    transform: rtl ? `translate(${shift})` : undefined,
    x,
    box: (start, width) => (rtl ? x(start) - width : start),
    digits: (value) => formatNumber(value, lng),
  };
}

const FULL_WIDTH = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/;

/** Rough width of a text in pixels, enough to keep neighbours in a drawing apart. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + size * (FULL_WIDTH.test(character) ? 1 : 0.56), 0);
