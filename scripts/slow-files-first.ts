import { matchesGlob, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from './command/paths.ts'

/**
 * The folders of files that take ten seconds or more in `npm test`: tables over all operations, the pages in a browser, workers.
 * Vitest sorts by durations only where it has run before, else by size: one of them would run at the end, alone, with the other
 * cores idle.
 */
const slow = [
  'packages/contract-tests/test/*',
  'apps/api/test/{dashboard,every-operation}/*',
  'apps/worker/test/inbound/*',
  'packages/queues/test/{media,sends}/*',
]

/** Starts the files of a project in Vitest's order, but for the slow ones, which are first. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const byProject = Map.groupBy(sorted, ({ project }) => project)
    return [...byProject.values()].flatMap((ofProject) => ofProject.sort((one, other) => rank(one) - rank(other)))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const file = relative(root, moduleId)
  return slow.some((pattern) => matchesGlob(file, pattern)) ? 0 : 1
}
