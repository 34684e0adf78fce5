/** Starts the service. The one file of the service that acts when it is loaded. */
import { ConfigError, loadConfig } from './config.ts';
import { DatabaseRefusal } from './db/database.ts';
import { addDemo, DEMO } from './demo/add-demo.ts';
import { addressOf, startService } from './start-service.ts';

/** Ends the process even if something holds it open. */
const LAST_RESORT = 10_000;

function stopOn(signals: readonly NodeJS.Signals[], stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), LAST_RESORT).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** What a person can act on comes without a stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return `Cannot start: ${error.message}. Choose another PORT.`;
  return error instanceof ConfigError || error instanceof DatabaseRefusal
    ? error.message
    : (error.stack ?? error.message);
}

try {
  const config = loadConfig(process.env);
  const service = await startService(config);
  stopOn(['SIGINT', 'SIGTERM'], service.stop);
  if (process.argv.includes('--demo')) {
    await addDemo(config, service.database, new Date());
    process.stdout.write(`Demo data: sign in with ${DEMO.customer}, or ${DEMO.staff} for the desk. ${DEMO.password}\n`);
  }
  await service.app.listen({ host: config.host, port: config.port });
  process.stdout.write(`Alpha is ready: ${addressOf(service.app)}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
