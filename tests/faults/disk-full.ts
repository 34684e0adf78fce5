import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Asked, ask, untilWell } from './beside-postgres.ts';
import { counted, type Fault, none, pause, within } from './fault.ts';
import { FaultyService } from './service.ts';
import { makeStored } from './stored.ts';
import { Writers } from './writers.ts';

const FULL_MS = 4000;
const ENDS_WITHIN = 10_000;

export const diskFull: Fault = {
  name: 'disk-full',
  what: 'R16: the disk of the embedded database has no room left, then has again (--rounds)',
  async run({ rounds = 1 }) {
    const stored = await makeStored('embedded');
    const mark = path.join(stored.dataDir, 'full');
    const service = await FaultyService.on({
      ...stored.settings,
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'full-disk.ts')}`,
      FULL_WHEN: mark,
    });
    const seeding = await stored.open();
    const writers = await Writers.of(seeding, service.url, 4);
    await seeding.close();
    await service.start();
    await writers.logIn();
    writers.begin();
    const reads: Asked[] = [];
    let [accepted, back, refused] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      await pause(1500);
      writeFileSync(mark, '');
      await pause(1500); // it looks twice a second
      const before = writers.acknowledged.length;
      for (const end = performance.now() + FULL_MS; performance.now() < end; await pause(100))
        reads.push(await ask(service));
      accepted += writers.acknowledged.length - before;
      refused = writers.refusals;
      rmSync(mark);
      back = Math.max(back, await untilWell(service));
    }
    const resumed = writers.acknowledged.length;
    await pause(2000);
    const isWritten = writers.acknowledged.length > resumed;
    await writers.end();
    const isAlive = service.isAlive;
    // To the last byte: it ends, rather than go on with a log that it cannot write.
    writers.begin();
    writeFileSync(mark, 'none');
    const ended = await Promise.race([service.ended(), pause(ENDS_WITHIN).then(() => false)]);
    await Promise.all([service.end('SIGKILL'), writers.end()]);
    rmSync(mark);
    const found = await stored.open();
    const measures = await writers.measure(found);
    await found.close();
    await stored.remove();
    return [
      none('writes accepted while it was full', accepted),
      counted('writes refused with 503', refused),
      none('reads that were not served', reads.filter(({ status }) => status !== 200).length),
      within('served again with room', back, 2000),
      none('nobody writes again', isWritten ? 0 : 1),
      none('the service had ended', isAlive ? 0 : 1),
      none('it went on without a byte left', ended ? 0 : 1),
      ...measures,
    ];
  },
};
