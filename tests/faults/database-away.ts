import { type Asked, ask, besidePostgres, untilWell } from './beside-postgres.ts';
import { counted, type Fault, none, pause, within } from './fault.ts';

export const databaseAway: Fault = {
  name: 'database-away',
  what: 'R11: PostgreSQL crashes and stays away (--seconds 60), then comes back',
  run: ({ seconds = 60 }) =>
    besidePostgres(async ({ service, server, writers }) => {
      await pause(1500);
      await server.stop('immediate');
      const answers: Asked[] = [];
      for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(100))
        answers.push(await ask(service));
      await server.start();
      const back = await untilWell(service);
      const accepted = writers.acknowledged.length;
      await pause(1500);
      return [
        counted('seconds away', seconds),
        within('longest answer meanwhile', Math.max(...answers.map(({ took }) => took)), 3000),
        none('answers that were not 503', answers.filter(({ status }) => status !== 503).length),
        none('503 without retry-after', answers.filter(({ retryAfter }) => retryAfter === null).length),
        within('served again after its return', back, 2000),
        none('nobody writes again', writers.acknowledged.length > accepted ? 0 : 1),
      ];
    }),
};
