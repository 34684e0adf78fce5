import { randomBytes } from 'node:crypto';

/** Part of a reply address that nobody can guess: 128 bits. In lower case, because mail servers may make it so. */
export const newMailToken = (): string => randomBytes(16).toString('hex');
