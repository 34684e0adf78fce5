import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { cutPower } from '../faults/power-cuts.ts';

const ROUNDS = 4;
const directory = mkdtempSync(path.join(tmpdir(), 'crash-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Lets a process write and kills it in the middle; gives the ids it was told are stored. */
async function writeAndKill(round: number, rows: number): Promise<string[]> {
  const script = path.join(import.meta.dirname, 'support', 'write-until-killed.ts');
  const child = spawn(process.execPath, [script, directory, String(round)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'open') continue;
    acknowledged.push(line);
    if (acknowledged.length === rows) child.kill('SIGKILL');
  }
  return acknowledged;
}

test('T25: kill -9 in the middle of writing loses nothing that was acknowledged and tears no transaction', {
  timeout: 120_000,
}, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) acknowledged.push(...(await writeAndKill(round, 20 + round * 17)));
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * 20);

  const { db, close } = await openEmbedded(directory);
  const challenges = (await db.selectFrom('used_challenges').select('id').execute()).map(({ id }) => id);
  const limits = (await db.selectFrom('rate_limits').select('bucket').execute()).map(({ bucket }) => bucket);
  await close();
  expect(acknowledged.filter((id) => !challenges.includes(id))).toEqual([]);
  expect(challenges.toSorted()).toEqual(limits.toSorted());
});

test('a power cut loses nothing that was acknowledged; of PGlite as it comes it takes all', {
  timeout: 240_000,
}, async () => {
  const ours = await cutPower(2, 'durable');
  expect(ours).toMatchObject({ lost: 0, torn: 0, unopened: 0 });
  expect(ours.acknowledged).toBeGreaterThan(0);
  const stock = await cutPower(1, 'stock');
  expect(stock.lost).toBeGreaterThan(0);
});
