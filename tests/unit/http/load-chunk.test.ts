import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT, ChunkError, loadChunk } from '#lib/http/load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<string>(() => {});

it('gives a chunk that arrives', async () => {
  await expect(loadChunk(async () => 'module')).resolves.toBe('module');
});

it('asks once more for one that failed', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('module');
  const loading = loadChunk(load);
  await vi.runAllTimersAsync();
  await expect(loading).resolves.toBe('module');
});

it('asks once more for one that is 120 seconds late', async () => {
  expect(CHUNK_TIMEOUT).toBe(120_000);
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(never).mockResolvedValueOnce('module');
  const loading = loadChunk(load);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  await expect(loading).resolves.toBe('module');
});

it('gives up after the second time', async () => {
  const load = vi.fn<() => Promise<string>>(never);
  const loading = loadChunk(load).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  await expect(loading).resolves.toBeInstanceOf(ChunkError);
  expect(load).toHaveBeenCalledTimes(2);
});
