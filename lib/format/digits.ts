/** Code point of each decimal zero people type here: Persian, Arabic-Indic and full-width digits. */
const ZEROS = [0x06f0, 0x0660, 0xff10] as const;
const FOREIGN_DIGIT = /[\u06f0-\u06f9\u0660-\u0669\uff10-\uff19]/g;

/** The same text with every digit as an ASCII digit; all other characters stay. */
export function asciiDigits(text: string): string {
  return text.replace(FOREIGN_DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((start) => code >= start && code <= start + 9) ?? code;
    return String(code - zero);
  });
}
