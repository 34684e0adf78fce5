import { besidePostgres, untilWell } from './beside-postgres.ts';
import { counted, type Fault, pause, within } from './fault.ts';

export const databaseRestart: Fault = {
  name: 'database-restart',
  what: 'R11: PostgreSQL is restarted under load, by turns in order and by a crash (--rounds)',
  run: ({ rounds = 5 }) =>
    besidePostgres(async ({ service, server }) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await pause(1000);
        await server.stop(round % 2 === 0 ? 'fast' : 'immediate');
        await server.start();
        times.push(await untilWell(service));
      }
      return [counted('restarts', rounds), within('served again after its return', Math.max(...times), 2000)];
    }),
};
