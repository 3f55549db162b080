import { defineConfig } from 'vitest/config'
import { root } from '../command/paths.ts'

/** The client's tests whose results depend on the generated files. */
const ofGeneratedClient = 'packages/client/test/{facade,size,query/queries,testing/handlers}.test.ts'

/**
 * The fast tests of `npm run -s verify`: they check in seconds, without a database, whether a change is complete. The tests of
 * the tools (the generator, spec/lint, scripts) run only with `npm test`.
 */
export default defineConfig({
  test: {
    root,
    projects: [
      {
        extends: true,
        test: {
          // Tests that a change of spec/ can break although the types agree.
          name: 'contract',
          exclude: ['**/*.{long,deep}.test.ts'],
          include: [
            'packages/contract/test/*.test.ts',
            'packages/test-kit/src/*.test.ts',
            ofGeneratedClient,
            'apps/api/test/every-operation/coverage.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          // Tests that only a change of code can break.
          name: 'code',
          include: [
            'packages/{client,settings}/{src,test}/**/*.test.ts',
            'scripts/test/check-boundaries.test.ts',
            'scripts/test/check-folders.test.ts',
            'scripts/documents.test.ts',
          ],
          exclude: [
            // Run with the tests of the contract.
            ofGeneratedClient,
            // It runs the compiler, as the task check:types of the client does.
            'packages/client/test/runs-anywhere.test.ts',
            // It sends hundreds of requests through MSW. Redocly has already linted the examples that respond.
            'packages/client/test/testing/every-operation.test.ts',
            '**/*.{long,deep}.test.ts',
          ],
        },
      },
    ],
    // Same as in vitest.config.ts: only for tests that hang.
    testTimeout: 120_000,
    // No test affects another, and sharing a process saves most of the time.
    isolate: false,
    // Threads start in less CPU time than processes; no test needs a process of its own.
    pool: 'threads',
  },
})
