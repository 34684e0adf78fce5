// Run before a build is due: a wrong setting is told at once, not after minutes.
import { sampleSettings } from '#lib/site.ts';
import { ConfigError, loadConfig } from '../config.ts';

try {
  const { payments } = loadConfig(process.env);
  if (sampleSettings.length > 0) {
    console.warn(`The site shows sample contact details; set ${sampleSettings.join(', ')} before going live.`);
  }
  if (payments.gateways.every((gateway) => gateway === 'sandbox')) {
    console.warn('Payments run in the sandbox and move no money; set PAYMENT_GATEWAYS before going live.');
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
