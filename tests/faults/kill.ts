import { counted, type Fault, pause, within } from './fault.ts';
import { FaultyService } from './service.ts';
import { makeStored } from './stored.ts';
import { Writers } from './writers.ts';

/** Each round is killed a little later, so that every two steps of a write have been between which it died. */
const SPREAD_MS = 400;

/** Messages that are accepted in a round before it is killed. */
const LEAST = 20;

export const kill: Fault = {
  name: 'kill',
  what: 'R7: kill -9 of the service while eight people write (--rounds, --database)',
  async run({ rounds = 10, database }) {
    const stored = await makeStored(database);
    const service = await FaultyService.on(stored.settings);
    const seeding = await stored.open();
    const writers = await Writers.of(seeding, service.url);
    await seeding.close();
    const starts = [await service.start()];
    await writers.logIn();
    for (let round = 0; round < rounds; round += 1) {
      writers.begin();
      const before = writers.acknowledged.length;
      while (writers.acknowledged.length < before + LEAST) await pause(5);
      await pause((SPREAD_MS * round) / rounds);
      const ended = service.end('SIGKILL');
      await Promise.all([ended, writers.end()]);
      starts.push(await service.start());
    }
    await service.end('SIGTERM');
    const found = await stored.open();
    const measures = await writers.measure(found);
    await found.close();
    await stored.remove();
    return [counted('rounds', rounds), ...measures, within('slowest start after a kill', Math.max(...starts), 5000)];
  },
};
