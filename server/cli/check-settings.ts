// Run before a build is due: a wrong setting is told at once, not after minutes.
import { sampleSettings } from '#lib/site.ts';
import { ConfigError, loadConfig } from '../config.ts';

try {
  loadConfig(process.env);
  if (sampleSettings.length > 0) {
    console.warn(`The site shows sample contact details; set ${sampleSettings.join(', ')} before going live.`);
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
