import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: ['packages/core/src/**/*.test.ts'],
          // It sees what a whole worker has registered.
          exclude: ['packages/core/src/statements.test.ts'],
          // Its many small files share what they import; a worker for each took twice as long.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'all else',
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            'apps/*/{src,test}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'spec/lint/**/*.test.ts',
          ],
          exclude: ['packages/core/src/**/!(statements).test.ts'],
        },
      },
    ],
    globalSetup: ['./vitest.global-setup.ts'],
    testTimeout: 20_000,
    // What is waited for may take long on a busy machine; a second, which it is otherwise, says nothing.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
})
