import { pageCheck } from '../../check.ts';
import { share } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

const TOKENS = new Set(
  `on off name honorific-prefix given-name additional-name family-name honorific-suffix nickname email username new-password
current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3
address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name
cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency
transaction-amount language bday bday-day bday-month bday-year sex tel tel-country-code tel-national tel-area-code tel-local
tel-extension impp url photo webauthn shipping billing home work mobile fax pager`.split(/\s+/),
);

export const check = pageCheck({
  id: 'autocomplete',
  category: 'accessibility',
  weight: 1,
  ease: 3,
  source: 'Lighthouse',
  run: (page) => {
    const fields = elements(page, 'input[autocomplete], select[autocomplete], textarea[autocomplete]');
    const isKnown = (value: string) =>
      value
        .toLowerCase()
        .split(/\s+/)
        .every((token) => TOKENS.has(token) || token.startsWith('section-'));
    return share(
      fields.length,
      seenTags(fields.filter(({ attribs }) => !isKnown((attribs.autocomplete ?? '').trim()))),
    );
  },
});
