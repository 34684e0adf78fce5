import { addScript } from './add-script.ts';

/** Milliseconds after which a guest is given up: where its host is filtered, nothing ever answers. */
const PATIENCE = 20_000;

const waited = new Map<string, Promise<boolean>>();

/** @throws when it takes too long */
export const inTime = <Value>(waiting: Promise<Value>): Promise<Value> =>
  Promise.race([
    waiting,
    new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, new Error('A guest does not answer'))),
  ]);

/** Once a page, unless it failed. */
function added(address: string): Promise<boolean> {
  const adding =
    waited.get(address) ??
    addScript(address).then((isThere) => {
      if (!isThere) waited.delete(address);
      return isThere;
    });
  waited.set(address, adding);
  return adding;
}

/**
 * Loads a script of somebody else. Its host learns of the visitor, so it is asked only after a press on a button that
 * says so.
 * @throws when it cannot be had in time
 */
export async function loadGuest(address: string): Promise<void> {
  if (!(await inTime(added(address)))) throw new Error(`${new URL(address).host} cannot be reached`);
}
