import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catchMail } from './mail-catcher.ts';
import { startService } from './service-process.ts';

/** Starts the service on the export, with a mailbox, once for all browser tests; the returned function ends both. */
export default async function setUp(): Promise<() => Promise<void>> {
  const mailFolder = mkdtempSync(path.join(tmpdir(), 'mail-'));
  const mail = await catchMail(mailFolder);
  const service = await startService({ smtpUrl: mail.url });
  process.env.E2E_URL = service.url;
  process.env.E2E_MAIL = mailFolder;
  return async () => {
    await service.stop();
    await mail.close();
    rmSync(mailFolder, { recursive: true, force: true });
  };
}
