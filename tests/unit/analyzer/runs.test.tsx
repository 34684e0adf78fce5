// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNewest, useRuns } from '#components/account/analyzer/use-runs.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#store/hooks.ts', () => ({ useAppDispatch: () => (work: unknown) => work }));
vi.mock('#store/call.ts', () => ({ withApi: (read: (api: object) => unknown) => read({ call }) }));

afterEach(cleanup);

const use = () => {
  const runs = useRuns();
  return { runs, newest: useNewest(runs) };
};
const page = (...ids: string[]) => ({ items: ids.map((id) => ({ id })), nextCursor: null });

test('what was read stays when it cannot be read anew, and the run that is shown does too', async () => {
  call.mockResolvedValueOnce(page('b', 'a'));
  const { result } = renderHook(use);
  await waitFor(() => expect(result.current.newest).toBe('b'));
  call.mockRejectedValueOnce(new Error('away'));
  await act(async () => result.current.runs.reload());
  expect(call).toHaveBeenCalledTimes(2);
  expect(result.current.runs.items).toHaveLength(2);
  expect(result.current.newest).toBe('b');
  call.mockResolvedValueOnce(page('c', 'b', 'a'));
  act(() => result.current.runs.reload());
  await waitFor(() => expect(result.current.runs.items).toHaveLength(3));
  expect(result.current.newest).toBe('b');
});
