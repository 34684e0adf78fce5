// `node tests/support/serve-with-shops.ts`: the service as `server/main.ts` starts it, but its analyzer reads the shops
// of the tests, on the loopback, and no other site.
import { loadConfig } from '#server/config.ts';
import { startService } from '#server/start-service.ts';
import { startShops } from './shop-site.ts';

const config = loadConfig(process.env);
const addressPolicy = await startShops(Number(process.env.SHOPS_PORT));
const service = await startService(config, { addressPolicy });
process.on('SIGTERM', () => {
  service.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
await service.app.listen({ host: config.host, port: config.port });
