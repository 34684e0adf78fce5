import { defineConfig } from 'vitest/config';

const project = (
  name: string,
  include: string[],
  options: { environment?: 'node' | 'jsdom'; testTimeout?: number; hookTimeout?: number; isolate?: boolean } = {},
) => ({
  test: { name, include, environment: 'node' as const, ...options },
});

/** `unit`, `content` and `server` need nothing but the sources; `export` reads the finished site in out/. */
export default defineConfig({
  test: {
    // Both cores: much of the service's tests is waiting for a database.
    maxWorkers: 2,
    projects: [
      project('unit', ['tests/unit/**/*.test.{ts,tsx}']),
      // Its tests change nothing that another reads, so they share what was read of the texts.
      project('content', ['tests/content/**/*.test.ts'], { testTimeout: 60_000, isolate: false }),
      // Opening a database takes a second, and many times that on a machine that does other work.
      project('server', ['tests/server/**/*.test.ts'], { testTimeout: 60_000, hookTimeout: 120_000 }),
      project('export', ['tests/export/**/*.test.ts'], { testTimeout: 60_000 }),
    ],
  },
});
