import metadata from 'libphonenumber-js/min/metadata';
import { phoneParser } from './phone-parser.ts';

/**
 * The same rule over the small metadata (lengths and leading digits), for a browser chunk. It may let a number
 * through that the service refuses; the service's answer then stands beside the field.
 */
export const parsePhone = phoneParser(metadata);
