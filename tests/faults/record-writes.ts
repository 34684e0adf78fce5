// Loaded before a program (`--import`): writes down, in the file named by RECORD_TO, every change the program makes to
// files below RECORD_BELOW, and every sync, in their order. `power-cut.ts` makes of it what a disk would hold.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import type { Change } from './disk.ts';

const below = path.resolve(process.env.RECORD_BELOW ?? '');
const journal = fs.openSync(process.env.RECORD_TO ?? '', 'a');
const original = { ...fs };
const files = new Map<number, string>();

function note(change: Change): void {
  original.writeSync(journal, `${JSON.stringify(change)}\n`);
}

/** Path below the recorded folder, or `undefined` for one elsewhere. */
function inside(file: unknown): string | undefined {
  const relative = path.relative(below, path.resolve(String(file)));
  return relative.startsWith('..') ? undefined : relative;
}

type Synchronous = (...parameters: never[]) => unknown;

/** Puts a function in the place of one of `fs`; whoever imported it by name gets it too. */
function replace<Name extends keyof typeof fs>(
  name: Name,
  make: (was: Synchronous) => (...given: unknown[]) => unknown,
) {
  Object.assign(fs, { [name]: make(original[name] as unknown as Synchronous) });
}

const call = (was: Synchronous, given: unknown[]): unknown => was(...(given as never[]));

replace('openSync', (was) => (...given) => {
  const [file, flags] = given;
  const relative = inside(file);
  const isNew = relative !== undefined && !original.existsSync(String(file));
  const descriptor = call(was, given) as number;
  if (relative === undefined) return descriptor;
  files.set(descriptor, relative);
  if (isNew) note({ kind: 'create', file: relative });
  const truncates = typeof flags === 'string' ? flags.startsWith('w') : (Number(flags) & fs.constants.O_TRUNC) !== 0;
  if (truncates && !isNew) note({ kind: 'truncate', file: relative, size: 0 });
  return descriptor;
});
replace('closeSync', (was) => (...given) => {
  files.delete(given[0] as number);
  return call(was, given);
});
replace('writeSync', (was) => (...given) => {
  const [descriptor, buffer, offset = 0, length, position] = given as [number, Uint8Array, number?, number?, number?];
  const written = call(was, given) as number;
  const file = files.get(descriptor);
  if (file === undefined) return written;
  if (typeof position !== 'number') throw new Error(`${file} was written without a position`);
  const data = Buffer.from(buffer.buffer, buffer.byteOffset + offset, Math.min(written, length ?? written));
  note({ kind: 'write', file, at: position, data: data.toString('base64') });
  return written;
});
replace('fsyncSync', (was) => (...given) => {
  const answer = call(was, given);
  const file = files.get(given[0] as number);
  if (file !== undefined) note({ kind: 'sync', file });
  return answer;
});
for (const name of ['ftruncateSync', 'truncateSync'] as const) {
  replace(name, (was) => (...given) => {
    const [target, size = 0] = given as [number | string, number?];
    const file = typeof target === 'number' ? files.get(target) : inside(target);
    if (file !== undefined) note({ kind: 'truncate', file, size });
    return call(was, given);
  });
}
replace('renameSync', (was) => (...given) => {
  const [from, to] = given.map(inside);
  const answer = call(was, given);
  if (from !== undefined && to !== undefined) note({ kind: 'rename', file: from, to });
  return answer;
});
for (const name of ['unlinkSync', 'rmdirSync', 'mkdirSync'] as const) {
  replace(name, (was) => (...given) => {
    const answer = call(was, given);
    const file = inside(given[0]);
    if (file !== undefined) note({ kind: name === 'mkdirSync' ? 'folder' : 'remove', file });
    return answer;
  });
}
syncBuiltinESMExports();

const say = process.stdout.write.bind(process.stdout);
process.stdout.write = (text: unknown, ...rest: unknown[]) => {
  note({ kind: 'acknowledged', id: String(text).trim() });
  return say(text as string, ...(rest as []));
};
