// Loaded before the service (`--import`): while the file named by FULL_WHEN exists, disks have a megabyte left; if it says
// `none`, not a byte can be written.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const mark = process.env.FULL_WHEN ?? '';
const { statfsSync, writeSync, existsSync, readFileSync } = fs;

Object.assign(fs, {
  statfsSync: (...given: Parameters<typeof statfsSync>) => {
    const found = statfsSync(...given);
    return existsSync(mark) ? Object.assign(found, { bsize: 1, bavail: 1_000_000 }) : found;
  },
  writeSync: (...given: unknown[]) => {
    const isFile = Number(given[0]) > 2;
    if (isFile && existsSync(mark) && readFileSync(mark, 'utf8') === 'none')
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
    return (writeSync as (...all: unknown[]) => number)(...given);
  },
});
syncBuiltinESMExports();
