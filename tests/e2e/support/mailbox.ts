import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every mail the service has sent in this run. The catcher writes one file each (`tests/support/mail-catcher.ts`). */
function mails(): string[] {
  const folder = process.env.E2E_MAIL ?? '';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** Text of a mail as its reader sees it: transfer encodings undone. */
function decoded(mail: string): string {
  const unfolded = mail.replaceAll(/=\r?\n/g, '');
  const bytes = unfolded.replaceAll(/(?:=[0-9A-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString(),
  );
  const base64 = [...mail.matchAll(/(?:^[A-Za-z0-9+/]{20,}={0,2}\r?$\n?)+/gm)].map(([block]) =>
    Buffer.from(block, 'base64'),
  );
  return [bytes, ...base64.map(String)].join('\n');
}

/** Mails that hold a text, such as the address a test made for itself. */
export const mailsWith = (text: string): string[] =>
  mails()
    .map(decoded)
    .filter((mail) => mail.includes(text));
