import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catchMail } from './mail-catcher.ts';
import { startOpenIdProvider } from './openid-provider.ts';
import { freePort, startService } from './service-process.ts';
import { catchTexts } from './text-catcher.ts';

/** Starts the service on the export, with a mailbox, a telephone, a partner and shops to analyze, once for all browser tests; the returned function ends them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const mailFolder = mkdtempSync(path.join(tmpdir(), 'mail-'));
  const mail = await catchMail(mailFolder);
  const textFolder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  const texts = await catchTexts(textFolder);
  const port = await freePort();
  const partner = await startOpenIdProvider(`http://127.0.0.1:${port}/api/auth/partner/callback`);
  partner.person({ sub: 'partner-person', given_name: 'Mina', family_name: 'Karimi' });
  const settings = {
    PARTNER_ISSUER: partner.issuer,
    PARTNER_CLIENT_ID: partner.clientId,
    PARTNER_CLIENT_SECRET: partner.clientSecret,
    PARTNER_NAME: 'Mehr ID',
    SHOPS_PORT: String(await freePort()),
  };
  const service = await startService({
    port,
    smtpUrl: mail.url,
    smsUrl: texts.url,
    settings,
    seed: 'tests/support/seed-people.ts',
    program: 'tests/support/serve-with-shops.ts',
  });
  process.env.E2E_URL = service.url;
  process.env.E2E_SHOPS = `http://127.0.0.1:${settings.SHOPS_PORT}`;
  process.env.E2E_MAIL = mailFolder;
  process.env.E2E_TEXTS = textFolder;
  return async () => {
    await service.stop();
    await Promise.all([mail.close(), texts.close(), partner.close()]);
    for (const folder of [mailFolder, textFolder]) rmSync(folder, { recursive: true, force: true });
  };
}
