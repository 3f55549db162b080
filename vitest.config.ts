import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { filesWithoutTests } from './scripts/tags/files-without-tests.ts'
import { SlowFilesFirst } from './scripts/test-order/slow-files-first.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const testFiles = [
  'packages/*/{src,test}/**/*.test.ts',
  'apps/*/{src,test}/**/*.test.ts',
  'scripts/**/*.test.ts',
  'spec/lint/**/*.test.ts',
]
const skipped = filesWithoutTests(root, testFiles, process.argv.slice(2))

/** Files that need a process that has loaded nothing else, each with its reason. */
const isolated = [
  // They see every statement that their process has registered.
  'scripts/statement-rows/statements.test.ts',
  'scripts/statement-rows/render-statement-rows.test.ts',
  'packages/db/test/statement.test.ts',
]

export default defineConfig({
  test: {
    // More than the cores of a small machine: with three workers, two cores were idle for a third of the time.
    maxWorkers: 5,
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: testFiles,
          exclude: [...isolated, ...skipped],
          // The files of a worker share what they import: importing it for each file took most of the run.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated, exclude: skipped } },
    ],
    tags: [
      {
        name: 'long',
        description:
          'Series of crashes, starts of the whole service, many seeds: only `npm run -s test:all` runs them.',
        timeout: 600_000,
      },
    ],
    // Halves what it costs to start the processes that tests start.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compile', import.meta.url)) },
    globalSetup: ['./vitest.global-setup.ts'],
    // Deadlines only end what hangs: on a busy machine everything takes many times as long. A process that starts in a
    // second was seen to take 30.
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    hookTimeout: 300_000,
  },
})
