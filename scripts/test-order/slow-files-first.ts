import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Test files that take ten seconds or more, in `npm test` or in `npm run -s test:all`. Vitest knows durations from its cache
 * only, and starts the largest files first without it: the slowest would run at the end, alone, with the other cores idle.
 */
export const slowFiles = [
  'packages/client/test/package/tarball.test.ts',
  'packages/client/test/own-fetch/switch.test.ts',
  'packages/contract-tests/test/workflows.test.ts',
  'apps/api/test/dashboard/page-long.test.ts',
  'scripts/dev/dev.test.ts',
  'packages/contract-tests/test/contract.test.ts',
  'apps/api/test/dashboard/page.test.ts',
  'apps/api/test/every-operation/rate-limits.test.ts',
  'apps/api/test/every-operation/envelope.test.ts',
  'apps/worker/test/inbound/inbox.test.ts',
  'apps/api/test/dashboard/members.test.ts',
  'packages/queues/test/media/media-workers.test.ts',
  'apps/cli/test/stop.test.ts',
  'apps/api/test/dashboard/tenancy.test.ts',
  'packages/queues/test/sends/faults.test.ts',
  'apps/api/test/every-operation/idempotency.test.ts',
  'packages/queues/test/sends/upload-faults.test.ts',
]

/** Starts the files with a process of their own first, then the slow ones, then the others in Vitest's order. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const places = new Map(sorted.map((file) => [file, file.project.config.isolate ? -1 : placeOf(file.moduleId)]))
    return sorted.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
  }
}

function placeOf(path: string): number {
  const place = slowFiles.findIndex((file) => path.endsWith(`/${file}`))
  return place < 0 ? slowFiles.length : place
}
