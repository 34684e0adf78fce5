import * as z from 'zod';

/*
 * Scanner of files that people send.
 *
 * | setting   | default             | meaning                                                                        |
 * |-----------|---------------------|--------------------------------------------------------------------------------|
 * | CLAMD_URL | none: not scanned   | tcp://host:port of ClamAV's clamd, on this machine or a private network; while it does not answer, no file is taken |
 */

export const scannerSettings = {
  CLAMD_URL: z
    .url({ protocol: /^tcp$/, error: 'must be a tcp:// address with a port' })
    .refine((text) => new URL(text).port !== '', 'must be a tcp:// address with a port')
    .optional(),
};

const Settings = z.object(scannerSettings);

export interface ScannerSettings {
  readonly host: string;
  readonly port: number;
}

export const scannerConfig = ({ CLAMD_URL }: z.infer<typeof Settings>) => {
  const url = CLAMD_URL ? new URL(CLAMD_URL) : null;
  // A URL writes an IPv6 address in brackets, a socket wants it without.
  const scanner = url && { host: url.hostname.replaceAll(/[[\]]/g, ''), port: Number(url.port) };
  /** `null`: files are not scanned. */
  return { scanner: scanner satisfies ScannerSettings | null };
};
