import type { Direction, Effect } from './change.ts'
import type { Pair, Sources } from './report.ts'
import type { Located } from './source.ts'

/** What comparing the parts of an operation needs. */
export interface OperationContext {
  readonly direction: Direction
  readonly sources: Sources
  add(effect: Effect, text: string, at: Partial<Pair<string>>): void
  compareSchemas(base: Located, revision: Located, direction: Direction): void
}
