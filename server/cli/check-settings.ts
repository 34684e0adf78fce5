// Run before a build is due: a wrong setting is told at once, not after minutes.
import { ConfigError, loadConfig } from '../config.ts';

try {
  loadConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
