import { defineConfig } from 'vitest/config'
import { root } from '../command/paths.ts'

/**
 * The tests of `npm test` that tell in seconds, without the global set-up that starts a database, whether a change to the
 * contract or to what hangs on it fits. The tests of the tools themselves (the generator, spec/lint, scripts) are left to
 * `npm test`.
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
    // It runs the compiler, as the task check:types of the contract does.
    exclude: ['packages/contract/test/types-agree.test.ts'],
    // As in vitest.config.ts: it only ends what hangs.
    testTimeout: 120_000,
    // None of them changes what another one sees, and this saves most of the time.
    isolate: false,
  },
})
