import type { OperationId } from '@channel/contract/routes'
import { expectRefusal, type Refusal } from '../checks/expect-refusal.ts'
import type { OperationRequest, Target } from '../target/target.ts'

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

export type MakeRequest = (target: Target) => OperationRequest | Promise<OperationRequest>

/** Adds a scenario in which an operation refuses a request. */
export type AddRefusal = (
  title: string,
  operation: OperationId,
  refusal: Refusal,
  request: MakeRequest,
  more?: ScenarioAbout,
) => void

/** The scenarios that `define` adds. */
export function scenariosOf(group: string, define: (scenario: AddScenario, refuses: AddRefusal) => void): Scenario[] {
  const scenarios: Scenario[] = []
  const scenario: AddScenario = (title, run, about) => scenarios.push({ group, title, run, ...about })
  define(scenario, (title, operation, refusal, request, more) => {
    const { status, code } = refusal
    const run = async (target: Target) => expectRefused(target, operation, refusal, await request(target))
    scenario(title, run, { operation, status, code, ...more })
  })
  return scenarios
}

/** Sends a request that the operation must refuse. @throws Mismatch */
export function expectRefused(
  target: Target,
  operation: OperationId,
  refusal: Refusal,
  request: OperationRequest,
): Promise<void> {
  const { paramOfService: param } = refusal
  const expected = target.isMock || param === undefined ? refusal : { ...refusal, param }
  return expectRefusal(target.send(operation, { prefer: refusal.prefer, ...request }), expected)
}
