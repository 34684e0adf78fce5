import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take long: begun last, one core would wait for them. */
const LONG = /\/(?:conformance|payment-crash|live-messages)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => LONG.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !LONG.test(moduleId)),
    ];
  }
}

const project = (
  name: string,
  include: string[],
  options: { environment?: 'node' | 'jsdom'; testTimeout?: number; hookTimeout?: number; isolate?: boolean } = {},
) => ({
  test: { name, include, environment: 'node' as const, ...options },
});

/** What signs in, takes money and files, and keeps others out: `npm run coverage` says which of its lines tests reach (R22). */
const GUARDED = [
  'server/modules/{account,app-otp,attachments,auth,federation,otp,payments,sessions}/**/*.ts',
  'server/modules/analyses/fetch/*.ts',
  'server/adapters/payments/*.ts',
  'server/adapters/password-hasher.ts',
  'server/http/{api-guards,endpoint-routes,general-limit,idempotency,network-counts,one-host,origin,rate-limit,scheme,settled-limit,shared-hits,signed-in,validation,visitor,xsrf}.ts',
];

/** `unit`, `content` and `server` need nothing but the sources; `export` reads the finished site in out/. */
export default defineConfig({
  test: {
    // Both cores: much of the service's tests is waiting for a database.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    coverage: {
      provider: 'v8',
      include: GUARDED,
      // Commands run in a process of their own.
      exclude: ['**/cli.ts'],
      reporter: ['text', 'json-summary'],
      reportsDirectory: '.cache/coverage',
      reportOnFailure: true,
    },
    projects: [
      project('unit', ['tests/unit/**/*.test.{ts,tsx}']),
      // Its tests change nothing that another reads, so they share what was read of the texts.
      project('content', ['tests/content/**/*.test.ts'], { testTimeout: 60_000, isolate: false }),
      // Opening a database takes a second, and many times that on a machine that does other work.
      project('server', ['tests/server/**/*.test.ts'], {
        testTimeout: 60_000,
        hookTimeout: 120_000,
        isolate: false,
      }),
      // The finished pages are read once for all files.
      project('export', ['tests/export/**/*.test.ts'], { testTimeout: 60_000, isolate: false }),
    ],
  },
});
