import { expectThat } from '../checks/expect.ts'
import { expectRefusal } from '../checks/expect-refusal.ts'
import { type DeclaredOperation, declaredOperations } from '../target/declared-operations.ts'
import type { OperationRequest, Target } from '../target/target.ts'
import { bodyTable } from './operation-body.ts'
import { formTable } from './operation-form.ts'
import { idempotencyTable } from './operation-idempotency.ts'
import { listTable } from './operation-list.ts'
import { type AddScenario, type Scenario, scenariosOf } from './scenario.ts'
import { UNKNOWN } from './unknown.ts'
import { validRequests } from './valid-requests.ts'

/** Changes a valid request of an operation. */
export type Send = (target: Target, change?: OperationRequest) => Promise<unknown>

/** Scenarios for every operation that has the trait concerned, one table each. */
export function operationScenarios(): Scenario[] {
  return declaredOperations.flatMap((operation) => scenariosOf(operation.id, (scenario) => table(operation, scenario)))
}

function table(operation: DeclaredOperation, scenario: AddScenario): void {
  const { id, parameters, statuses } = operation
  const success = Math.min(...statuses)
  const about = (status: number, code?: string) => ({ operation: id, status, ...(code && { code }) })

  scenario(
    'succeeds',
    async (target) => {
      await target.send(id, await validRequests[id](target))
      const received = target.session.seen.get(id) ?? new Set()
      expectThat(received.has(success), 'status', String(success), [...received])
    },
    about(success),
  )

  scenario(
    'rejects an unknown query parameter',
    (target) =>
      expectRefusal(refused(operation)(target, { query: { colour: 'red' } }), {
        status: 400,
        code: 'invalid_field_value',
        param: 'colour',
      }),
    about(400),
  )

  for (const status of statuses.filter((each) => each >= 300)) {
    scenario(
      `returns an example of ${status}`,
      async (target) => {
        // The client throws for most of them.
        await refused(operation)(target, { prefer: `code=${status}` }).catch(() => undefined)
        expectThat(target.lastStatus === status, 'status', String(status), target.lastStatus)
      },
      { ...about(status), onlyMock: true, isLong: true },
    )
  }

  if (operation.needsKey) keyTable(operation, scenario)
  pathTable(operation, scenario)
  if (operation.hasForm) formTable(operation, scenario, refused(operation))
  else if (operation.hasBody) bodyTable(operation, scenario, refused(operation))
  if (parameters.query.includes('cursor')) listTable(operation, scenario, refused(operation))
  if (parameters.header.includes('idempotency-key')) idempotencyTable(operation, scenario, refused(operation))
}

/**
 * Sends a request that the service must refuse. Its objects are created only once, because a refused request changes none.
 */
function refused({ id }: DeclaredOperation): Send {
  return async (target, change = {}) => {
    const request = await target.session.once(`request of ${id}`, () => validRequests[id](target))
    return target.send(id, { ...request, ...change, path: { ...request.path, ...change.path } })
  }
}

function keyTable(operation: DeclaredOperation, scenario: AddScenario): void {
  const send = refused(operation)
  const about = (code: string) => ({ operation: operation.id, status: 401, code })
  scenario(
    'rejects a missing or malformed API key with 401',
    async (target) => {
      await expectRefusal(send(target, { headers: { Authorization: null } }), { status: 401, code: 'missing_api_key' })
      await expectRefusal(send(target, { headers: { Authorization: 'Basic YTpi' } }), {
        status: 401,
        code: 'invalid_api_key',
      })
    },
    about('missing_api_key'),
  )
}

function pathTable(operation: DeclaredOperation, scenario: AddScenario): void {
  const { id, tag } = operation
  const send = refused(operation)
  const names = operation.parameters.path
  const about = (status: number, code: string) => ({ operation: id, status, code })

  for (const name of names) {
    scenario(
      `rejects a malformed ${name}`,
      (target) => {
        // A name is limited only in length.
        const malformed = name === 'name' ? 'x'.repeat(513) : 'x-1'
        return expectRefusal(send(target, { path: { [name]: malformed } }), {
          status: 400,
          code: 'invalid_field_value',
          param: name,
        })
      },
      about(400, 'invalid_field_value'),
    )
  }

  if (names.includes('phone_number_id')) {
    scenario(
      'returns 404 for an unknown account',
      (target) => {
        const path = { phone_number_id: UNKNOWN.account }
        const refusal = { status: 404, code: 'resource_not_found', param: 'phone_number_id' } as const
        return expectRefusal(send(target, { path, prefer: 'code=404, example=unknown_account' }), refusal)
      },
      about(404, 'resource_not_found'),
    )

    scenario(
      'rejects an account that is not verified',
      (target) => {
        const { unverifiedAccount } = target.session
        if (unverifiedAccount === undefined) return target.skip('the organization has no account that is not verified')
        const path = { phone_number_id: unverifiedAccount }
        const refusal = { status: 422, code: 'channel_number_not_verified', param: 'phone_number_id' } as const
        return expectRefusal(send(target, { path, prefer: 'code=422' }), refusal)
      },
      about(422, 'channel_number_not_verified'),
    )
  }

  if (names.includes('id')) {
    scenario(
      'returns 404 for an unknown id',
      (target) => {
        const resource = operation.path.endsWith('/setup_links/{id}') ? 'setup-links' : tag
        const path = { id: UNKNOWN.id[resource as keyof typeof UNKNOWN.id] }
        const refusal = { status: 404, code: 'resource_not_found', param: 'id' } as const
        return expectRefusal(send(target, { path, prefer: 'code=404' }), refusal)
      },
      about(404, 'resource_not_found'),
    )
  }
}
