import { ask, besidePostgres, untilWell } from './beside-postgres.ts';
import { type Fault, none, pause, within } from './fault.ts';

const REQUESTS = 30;

export const databaseFrozen: Fault = {
  name: 'database-frozen',
  what: 'R12: every process of PostgreSQL hangs (SIGSTOP) while thirty ask',
  run: () =>
    besidePostgres(async ({ service, server }) => {
      await pause(1500);
      server.freeze();
      const answers = await Promise.all(Array.from({ length: REQUESTS }, () => ask(service)));
      const healthy = await fetch(`${service.url}/api/healthz`);
      server.thaw();
      return [
        within(`longest of ${REQUESTS} answers`, Math.max(...answers.map(({ took }) => took)), 3500),
        none(
          'answers that were neither 503 nor 200',
          answers.filter(({ status }) => ![200, 503].includes(status)).length,
        ),
        none('healthz did not answer', healthy.ok ? 0 : 1),
        within('served again after its return', await untilWell(service), 2000),
      ];
    }),
};
