import type { Difference } from './differences.ts'

/** A response or a sequence of responses is not as a scenario expects. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
  readonly differences: readonly Difference[]

  constructor(differences: readonly Difference[]) {
    super(
      differences
        .map(({ location, expected, received }) => `${location}: expected ${expected}, received ${received}`)
        .join('\n'),
    )
    this.differences = differences
  }
}

/** A scenario cannot run on this target. The message is the reason. */
export class Skipped extends Error {
  override readonly name = 'Skipped'
}
