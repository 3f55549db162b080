import type { ScenarioResult } from '../run/run-scenario.ts'

/** The results of a run against one target. */
export interface TargetReport {
  readonly target: string
  readonly results: readonly ScenarioResult[]
  /** Paths of what was created and cannot be deleted. */
  readonly leftovers: readonly string[]
  readonly durationMs: number
  /** Whether the run was stopped before its end. */
  readonly wasStopped: boolean
}

export function countOf({ results }: TargetReport, outcome: ScenarioResult['outcome']): number {
  return results.filter((result) => result.outcome === outcome).length
}

export function requestCount({ results }: TargetReport): number {
  return results.reduce((sum, { exchanges }) => sum + exchanges.length, 0)
}
