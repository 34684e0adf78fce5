import path from 'node:path';
import { CACHE, HASHED_FOLDERS, LASTING_TYPES, WORKER } from '#lib/hosting/rules.ts';

const LASTING = new Set(LASTING_TYPES.map((type) => `.${type}`));
/** Texts of the search are named by their content as well, beside an index that is not. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.\w+$/;

/** `Cache-Control` of a file by the path it is asked for. */
export function cachePolicyOf(pathname: string): string {
  if (pathname === WORKER) return CACHE.worker;
  if (HASHED_FOLDERS.some((folder) => pathname.startsWith(folder)) || HASHED_NAME.test(pathname)) return CACHE.hashed;
  return LASTING.has(path.extname(pathname)) ? CACHE.lasting : CACHE.page;
}
