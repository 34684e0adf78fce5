import type { ApiClient } from '#lib/http/client.ts';
import type { AppThunk } from './store.ts';

/** Something a page does with the client: `dispatch(withApi((api) => api.call(listSessions, {})))`. */
export const withApi =
  <Answer>(work: (api: ApiClient) => Promise<Answer>): AppThunk<Promise<Answer>> =>
  (_dispatch, _state, { api }) =>
    work(api);
