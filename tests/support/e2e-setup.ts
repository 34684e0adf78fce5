import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catchMail } from './mail-catcher.ts';
import { startService } from './service-process.ts';
import { catchTexts } from './text-catcher.ts';

/** Starts the service on the export, with a mailbox and a telephone, once for all browser tests; the returned function ends them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const mailFolder = mkdtempSync(path.join(tmpdir(), 'mail-'));
  const mail = await catchMail(mailFolder);
  const textFolder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  const texts = await catchTexts(textFolder);
  const service = await startService({ smtpUrl: mail.url, smsUrl: texts.url });
  process.env.E2E_URL = service.url;
  process.env.E2E_MAIL = mailFolder;
  process.env.E2E_TEXTS = textFolder;
  return async () => {
    await service.stop();
    await Promise.all([mail.close(), texts.close()]);
    for (const folder of [mailFolder, textFolder]) rmSync(folder, { recursive: true, force: true });
  };
}
