import type { OperationId } from '@channel/contract/routes'
import type { Target } from '../target/target.ts'

/** One behavior of the contract, which any target must have. */
export interface Scenario extends ScenarioAbout {
  /** The resource, or the operation of the tables. */
  readonly group: string
  readonly title: string
  /** @throws Mismatch, Skipped, or an error of the client */
  readonly run: (target: Target) => Promise<void>
}

/** The part of the contract that a scenario covers. */
export interface ScenarioAbout {
  /** The operation and the status that remain uncovered if the scenario is skipped. */
  readonly operation?: OperationId
  readonly status?: number
  readonly code?: string
  /** Only the mock can do it: it returns any example that `Prefer` names. */
  readonly onlyMock?: boolean
  /** Another value of the same behavior: vitest runs it only with the long tests. */
  readonly isLong?: boolean
}

/** Adds a scenario to its group. */
export type AddScenario = (title: string, run: Scenario['run'], about?: ScenarioAbout) => void

/** The scenarios that `define` adds. */
export function scenariosOf(group: string, define: (scenario: AddScenario) => void): Scenario[] {
  const scenarios: Scenario[] = []
  define((title, run, about) => scenarios.push({ group, title, run, ...about }))
  return scenarios
}
