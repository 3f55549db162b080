import { fileURLToPath } from 'node:url'
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import { SlowFilesFirst } from './scripts/slow-files-first.ts'

/** The test files of a tier: `.test.ts`, `.long.test.ts` or `.deep.test.ts`. */
const filesOf = (suffix: string) => [
  `packages/*/{src,test}/**/*${suffix}`,
  `apps/*/{src,test}/**/*${suffix}`,
  `scripts/**/*${suffix}`,
  `spec/lint/**/*${suffix}`,
]
const otherTiers = '**/*.{long,deep}.test.ts'

/** Files that need a process that has loaded nothing else, each with its reason. */
const isolated = [
  // They see every statement that their process has registered.
  'scripts/statement-rows/statements.test.ts',
  'scripts/statement-rows/render-statement-rows.test.ts',
  'packages/db/test/statement.test.ts',
  // Its processes report what fails in their process, also what a test before has left failing.
  'apps/cli/test/status.test.ts',
]

/** Deadlines only end what hangs: on a busy machine a process that starts in a second was seen to take 30. */
function project(name: string, timeout: number, files: Pick<UserWorkspaceConfig, 'test'>['test']): UserWorkspaceConfig {
  return {
    test: {
      name,
      testTimeout: timeout,
      hookTimeout: timeout,
      // On a busy machine, one of thousands of tests of browsers, processes and databases may fail by chance.
      // The summary names the tests that passed only the second time.
      retry: 1,
      expect: { poll: { timeout: 120_000 } },
      env,
      ...files,
    },
  }
}
/** Halves what it costs to start the processes that tests start. */
const env = { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compile', import.meta.url)) }

export default defineConfig({
  test: {
    // More than the cores of a small machine: with three workers, two cores were idle for a third of the time.
    maxWorkers: 5,
    sequence: { sequencer: SlowFilesFirst },
    // Here and not in the projects, which share its databases.
    globalSetup: ['./vitest.global-setup.ts'],
    projects: [
      // The files of a worker share what they import: importing it for each file took most of the run.
      project('short', 300_000, { include: filesOf('.test.ts'), exclude: [...isolated, otherTiers], isolate: false }),
      project('isolated', 300_000, { include: isolated }),
      // Starts of the whole service, browsers, crashes, compilers.
      project('long', 600_000, { include: filesOf('.long.test.ts'), isolate: false }),
      // Tests that need minutes.
      project('deep', 1_800_000, { include: filesOf('.deep.test.ts'), isolate: false }),
    ],
  },
})
