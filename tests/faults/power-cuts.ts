import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { type Change, Disk } from './disk.ts';

export interface CutReport {
  readonly cuts: number;
  /** Rows that were acknowledged before the power went, over all cuts. */
  readonly acknowledged: number;
  readonly lost: number;
  readonly torn: number;
  readonly unopened: number;
}

const ROWS = 60;

/** Lets a program write into a database and gives everything it did to the disk. */
async function record(directory: string, kind: 'durable' | 'stock'): Promise<Change[]> {
  const here = import.meta.dirname;
  const script = path.join(here, '..', 'server', 'support', 'write-until-killed.ts');
  const journal = path.join(directory, 'journal');
  const child = spawn(
    process.execPath,
    ['--import', path.join(here, 'record-writes.ts'), script, directory, '1', kind],
    {
      env: { ...process.env, RECORD_BELOW: path.join(directory, 'postgres'), RECORD_TO: journal },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let rows = 0;
  for await (const _ of createInterface({ input: child.stdout })) {
    rows += 1;
    if (rows > ROWS) child.kill('SIGKILL');
  }
  const lines = readFileSync(journal, 'utf8').split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line) as Change);
}

const idsIn = (changes: readonly Change[]) =>
  changes.flatMap((change) => (change.kind === 'acknowledged' && change.id !== 'open' ? change.id : []));

/** Opens what the disk held and looks what is there. */
async function examine(directory: string, acknowledged: readonly string[]): Promise<Omit<CutReport, 'cuts'>> {
  const count = acknowledged.length;
  try {
    const { db, close } = await openEmbedded(directory);
    const rows = await db.selectFrom('used_challenges').select('id').execute();
    const limits = await db.selectFrom('rate_limits').select('bucket').execute();
    await close();
    const there = new Set(rows.map(({ id }) => id));
    const pairs = new Set(limits.map(({ bucket }) => bucket));
    const lost = acknowledged.filter((id) => !there.has(id)).length;
    const torn = [...there].filter((id) => !pairs.has(id)).length + [...pairs].filter((id) => !there.has(id)).length;
    return { acknowledged: count, lost, torn, unopened: 0 };
  } catch {
    return { acknowledged: count, lost: count, torn: 0, unopened: 1 };
  }
}

/** Writes once and cuts the power at so many moments of it, each on a disk of its own. */
export async function cutPower(cuts: number, kind: 'durable' | 'stock'): Promise<CutReport> {
  const root = mkdtempSync(path.join(tmpdir(), 'power-'));
  const [directory, before] = [path.join(root, 'db'), path.join(root, 'before')];
  const total = { acknowledged: 0, lost: 0, torn: 0, unopened: 0 };
  try {
    await (await openEmbedded(directory)).close();
    cpSync(path.join(directory, 'postgres'), before, { recursive: true });
    const changes = await record(directory, kind);
    const first = changes.findIndex(({ kind: what }) => what === 'acknowledged');
    for (let round = 0; round < cuts; round += 1) {
      const at = first + Math.ceil((changes.length - first) * ((round + Math.random()) / cuts));
      const image = path.join(root, `cut-${round}`);
      mkdirSync(image);
      cpSync(before, path.join(image, 'postgres'), { recursive: true });
      const disk = new Disk(path.join(image, 'postgres'));
      for (const change of changes.slice(0, at)) disk.apply(change);
      // Every second time the system had written nothing by itself, else about half of it.
      disk.cut(() => round % 2 === 1 && Math.random() < 0.5);
      const found = await examine(image, idsIn(changes.slice(0, at)));
      for (const name of ['acknowledged', 'lost', 'torn', 'unopened'] as const) total[name] += found[name];
      rmSync(image, { recursive: true, force: true });
    }
    return { cuts, ...total };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
