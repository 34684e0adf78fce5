import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses when they are read aloud; the same as in `lib/order-reference.ts`. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const part = (): string => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A new order's reference: `A-7KQ2-M4XT`. One in 850 thousand million; the table refuses a second one. */
export const newReference = (): string => `A-${part()}-${part()}`;
