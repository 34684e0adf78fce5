import metadata from 'libphonenumber-js/max/metadata';
import { phoneParser } from './phone/phone-parser.ts';

/** Parses a telephone number against the full metadata; the service decides with this one. */
export const parsePhone = phoneParser(metadata);
