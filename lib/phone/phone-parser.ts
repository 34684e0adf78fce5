import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { asciiDigits } from '../format/digits.ts';

/** A telephone number as it is stored: E.164, `+989120000000`. */
export interface Phone {
  readonly e164: string;
  /** Of the country: `98`. */
  readonly callingCode: string;
}

/** Direction and joining marks that come along when a number is copied out of a right-to-left text. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const SEPARATORS = /[\s().\-\u2010-\u2015\u2212]/g;
const IRANIAN_MOBILE = /^09\d{9}$/;

/** What was typed, with ASCII digits and `+` for both ways to begin an international number. */
function normalise(input: string): string {
  const text = asciiDigits(input).replace(INVISIBLE, '').replace('\uff0b', '+').trim();
  return text.replace(/^0\s?0(?=[\s\d(])/, '+');
}

/** A parser of telephone numbers. */
export type PhoneParser = (input: string, country?: string) => Phone | undefined;

/**
 * A parser of telephone numbers over one set of libphonenumber metadata. Accepts any valid international number
 * (`+…` or `00…`) and an 11-digit Iranian mobile number (`09…`), in any of the digits people type; a number without a
 * prefix also when the country is named beside it. Gives `undefined` for everything else. Rule: specification,
 * section 5.
 */
export function phoneParser(metadata: MetadataJson): PhoneParser {
  const read = (text: string, country: CountryCode | undefined): Phone | undefined => {
    const number = parsePhoneNumberFromString(
      text,
      { ...(country && { defaultCountry: country }), extract: false },
      metadata,
    );
    return number?.isValid() ? { e164: number.number, callingCode: number.countryCallingCode } : undefined;
  };
  return (input, country) => {
    const text = normalise(input);
    if (text.startsWith('+')) return read(text, undefined);
    const named = country && country in metadata.countries ? (country as CountryCode) : undefined; // one of its keys
    const isIranian = IRANIAN_MOBILE.test(text.replace(SEPARATORS, ''));
    return (named && read(text, named)) ?? (isIranian ? read(text, 'IR') : undefined);
  };
}
