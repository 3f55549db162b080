import { defineConfig } from 'vitest/config'
import { root } from '../command/paths.ts'

/**
 * The fast tests of `npm run -s verify`: they check in seconds, without a database, whether a change of the contract or of
 * dependent code is complete. The tests of the tools (the generator, spec/lint, scripts) run only with `npm test`.
 */
export default defineConfig({
  test: {
    root,
    include: [
      'packages/{contract,client,settings}/{src,test}/**/*.test.ts',
      'packages/test-kit/src/**/*.test.ts',
      'apps/api/test/every-operation/coverage.test.ts',
      'scripts/check-boundaries.test.ts',
      'scripts/check-folders.test.ts',
    ],
    exclude: [
      // They run the compiler, as the tasks check:types of the contract and of the client do.
      'packages/contract/test/types-agree.test.ts',
      'packages/client/test/runs-anywhere.test.ts',
      // It sends hundreds of requests through MSW. Redocly has already linted the examples that respond.
      'packages/client/test/testing/every-operation.test.ts',
      // They pack the client and install it.
      'packages/client/test/package/**',
      // It copies the workspace, and is long.
      'packages/client/test/own-fetch/switch.test.ts',
    ],
    // As in vitest.config.ts: only for tests that hang.
    testTimeout: 120_000,
    // No test affects another, and sharing a process saves most of the time.
    isolate: false,
    // Threads start in less CPU time than processes; no test needs a process of its own.
    pool: 'threads',
    // With the single worker that two cores get by default, it would be the longest task: a third of its time it only waits.
    maxWorkers: 2,
  },
})
