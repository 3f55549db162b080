import type { Refusal } from '../checks/expect-refusal.ts'
import type { DeclaredOperation } from '../target/declared-operations.ts'
import type { OperationRequest, Target } from '../target/target.ts'
import type { AddRefusal, AddScenario, MakeRequest, Scenario, ScenarioAbout } from './scenario.ts'
import { validRequests } from './valid-requests.ts'

/** Adds the scenarios of an operation, each about a status that it declares. */
export interface OperationTable {
  readonly operation: DeclaredOperation
  scenario(title: string, status: number, run: Scenario['run'], more?: ScenarioAbout): void
  /** @param change made to a valid request */
  refuses(title: string, refusal: Refusal, change: MakeRequest, more?: ScenarioAbout): void
}

export function operationTable(operation: DeclaredOperation, add: AddScenario, addRefusal: AddRefusal): OperationTable {
  const { id } = operation
  return {
    operation,
    scenario: (title, status, run, more) => add(title, run, { operation: id, status, ...more }),
    refuses(title, refusal, change, more) {
      const request = async (target: Target) => changedRequest(target, operation, await change(target))
      addRefusal(title, id, refusal, request, more)
    },
  }
}

/** A valid request whose path, query or other parts are changed. Its objects are created only once, so the operation must not change them. */
export async function changedRequest(
  target: Target,
  { id }: DeclaredOperation,
  change: OperationRequest,
): Promise<OperationRequest> {
  const request = await target.session.once(`request of ${id}`, async () => validRequests[id](target))
  const path = { ...request.path, ...change.path }
  return { ...request, ...change, path, query: { ...request.query, ...change.query } }
}
