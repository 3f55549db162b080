import type { Node } from './alternatives.ts'
import type { Direction } from './change.ts'
import type { Finding, Pair, Sources } from './report.ts'

/** The changes of a schema, and those of the schemas in it. A recursive schema contains itself. */
export interface Comparison {
  readonly findings: Finding[]
  readonly inside: Comparison[]
}

/** How to compare the schemas in a schema. */
export interface SchemaContext {
  readonly direction: Direction
  /** Whether the set of values may grow. */
  readonly grows: boolean
  readonly sources: Sources
  compare(nodes: Pair<Node>): Comparison
}

/** All changes of a comparison. */
export function findingsIn(comparison: Comparison): Finding[] {
  const seen = new Set([comparison])
  // The set grows while it is read.
  for (const { inside } of seen) for (const each of inside) seen.add(each)
  return [...seen].flatMap(({ findings }) => findings)
}
