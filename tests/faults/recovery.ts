import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { counted, type Fault, none, pause } from './fault.ts';

const KILLS = 4;
/** An open takes about this long. */
const OPENING_MS = 1500;
const ROWS = 20;

const begin = (directory: string, round: number) => {
  const script = path.join(import.meta.dirname, '..', 'server', 'support', 'write-until-killed.ts');
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  return spawn(process.execPath, [script, directory, String(round)], { stdio: [...stdio] });
};

/** Killed so soon that it is still opening, or recovering what the one before left. */
async function killEarly(directory: string, round: number): Promise<void> {
  const child = begin(directory, round);
  await pause(Math.random() * OPENING_MS);
  child.kill('SIGKILL');
  if (child.signalCode === null) await once(child, 'exit');
}

async function writeAndKill(directory: string, round: number): Promise<string[]> {
  const child = begin(directory, round);
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== 'open') acknowledged.push(line);
    if (acknowledged.length === ROWS) child.kill('SIGKILL');
  }
  return acknowledged;
}

export const recovery: Fault = {
  name: 'recovery',
  what: 'R8: kill -9 while the embedded database is made, and while it recovers (--rounds)',
  async run({ rounds = 5 }) {
    let [lost, stuck, kills, count] = [0, 0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const directory = mkdtempSync(path.join(tmpdir(), 'recovery-'));
      const acknowledged: string[] = [];
      try {
        for (let part = 0; part < 2; part += 1) {
          for (let at = 0; at < KILLS; at += 1) await killEarly(directory, round);
          acknowledged.push(...(await writeAndKill(directory, part)));
          kills += KILLS + 1;
        }
        const { db, close } = await openEmbedded(directory);
        const rows = await db.selectFrom('used_challenges').select('id').execute();
        const there = new Set(rows.map(({ id }) => id));
        lost += acknowledged.filter((id) => !there.has(id)).length;
        await close();
      } catch {
        stuck += 1;
      }
      count += acknowledged.length;
      rmSync(directory, { recursive: true, force: true });
    }
    return [counted('kills', kills), none(`lost of ${count} acknowledged`, lost), none('could not be opened', stuck)];
  },
};
