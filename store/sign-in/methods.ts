import type * as z from 'zod';
import { listMethods } from '#lib/contract/federation.ts';
import type { AppThunk } from '../store.ts';

type Methods = z.output<(typeof listMethods)['reply']>;

/** Ways in that the service has beside number and code; none when it cannot be asked, and the page does without. */
export const loadMethods =
  (): AppThunk<Promise<Methods | undefined>> =>
  async (_, _state, { api }) => {
    try {
      return await api.call(listMethods, {});
    } catch {
      return undefined;
    }
  };
