import { Agent } from 'undici';
import { counted, type Fault, none, pause, within } from './fault.ts';
import { FaultyService } from './service.ts';
import { makeStored } from './stored.ts';

const CLIENTS = 100;

/** Clients that ask without a pause until nobody listens; gives the statuses they saw. */
async function askUntilTheEnd(service: FaultyService, agent: Agent, isStopping: () => boolean): Promise<number[]> {
  const statuses: number[] = [];
  const client = async () => {
    for (;;) {
      try {
        const answer = await agent.request({ origin: service.url, path: '/api/plans', method: 'GET' });
        await answer.body.dump();
        statuses.push(answer.statusCode);
      } catch {
        if (isStopping()) return;
        statuses.push(0);
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return statuses;
}

export const stop: Fault = {
  name: 'stop',
  what: 'R17: SIGTERM under a hundred clients that keep their connections (--rounds)',
  async run({ rounds = 3, database }) {
    const stored = await makeStored(database);
    const times: number[] = [];
    let [answered, wrong] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const service = await FaultyService.on(stored.settings);
      await service.start();
      const agent = new Agent({ connections: CLIENTS, pipelining: 1 });
      let isStopping = false;
      const asking = askUntilTheEnd(service, agent, () => isStopping);
      await pause(1000);
      isStopping = true;
      times.push(await service.end('SIGTERM'));
      const statuses = await asking;
      answered += statuses.length;
      wrong += statuses.filter((status) => status !== 200).length;
      await agent.destroy();
    }
    await stored.remove();
    return [
      counted('rounds', rounds),
      counted('answers', answered),
      none('requests without a good answer', wrong),
      within('longest stop', Math.max(...times), 10_000),
    ];
  },
};
