import { expectMatch, expectThat } from '../checks/expect.ts'
import { invalid, invalidNumber, noSuch, notFound } from '../checks/expect-refusal.ts'
import { type DeclaredOperation, declaredOperations } from '../target/declared-operations.ts'
import { bodyTable } from './body-table.ts'
import { fieldTable } from './field-table.ts'
import { formTable } from './form-table.ts'
import { idempotencyTable } from './idempotency-table.ts'
import { invalidTable } from './invalid-table.ts'
import { listTable } from './list-table.ts'
import { changedRequest, type OperationTable, operationTable } from './operation-table.ts'
import { type Scenario, scenariosOf } from './scenario.ts'
import { UNKNOWN } from './unknown.ts'
import { validRequests } from './valid-requests.ts'

/** Scenarios for every operation that has the trait concerned, one table each. */
export function operationScenarios(): Scenario[] {
  return declaredOperations.flatMap((operation) =>
    scenariosOf(operation.id, (scenario, refuses) => tables(operationTable(operation, scenario, refuses))),
  )
}

function tables(table: OperationTable): void {
  const { needsKey, hasForm, hasBody, parameters } = table.operation
  baseTable(table)
  if (needsKey) keyTable(table)
  pathTable(table)
  if (hasForm) formTable(table)
  else if (hasBody) bodyTable(table)
  fieldTable(table)
  invalidTable(table)
  // Counts by `group_by` have no identity that pages and filters could be compared by.
  const isOfItems = !parameters.query.includes('group_by')
  if (parameters.query.includes('cursor') && isOfItems) listTable(table)
  if (parameters.header.includes('idempotency-key')) idempotencyTable(table)
}

function baseTable({ operation, scenario, refuses }: OperationTable): void {
  const { id, statuses } = operation
  const named = objectParameter(operation)
  const success = Math.min(...statuses)

  scenario('succeeds', success, async (target) => {
    const request = await validRequests[id](target)
    const { data } = await target.send<{ id: string }>(id, request)
    const received = target.session.seen.get(id) ?? new Set()
    expectThat(received.has(success), 'status', String(success), [...received])
    if (named !== undefined) expectMatch({ data }, { data: { id: request.path?.[named] } })
    if (success !== 201 || !hasObjects(operation)) return
    const location = target.recorder.exchanges.at(-1)?.headers.get('location')
    expectThat(location?.endsWith(`/${data.id}`) === true, 'header Location', `the address of ${data.id}`, location)
  })

  refuses('rejects an unknown query parameter', invalid('colour'), () => ({ query: { colour: 'red' } }))

  for (const status of statuses.filter((each) => each >= 300)) {
    const run: Scenario['run'] = async (target) => {
      const request = await changedRequest(target, operation, { prefer: `code=${status}` })
      // The client throws for most of them.
      await target.send(id, request).catch(() => undefined)
      expectThat(target.lastStatus === status, 'status', String(status), target.lastStatus)
    }
    scenario(`returns an example of ${status}`, status, run, { onlyMock: true, isLong: true })
  }
}

/** The parameter that names the one object that is read, changed or deleted, by its id. */
function objectParameter({ path }: DeclaredOperation): string | undefined {
  return path.match(/\{(id|note_id)\}$/)?.[1]
}

/** Whether what it creates has an address of its own, with its id. */
function hasObjects({ path }: DeclaredOperation): boolean {
  return declaredOperations.some((each) => each.path.replace(/\/\{\w*id\}$/, '') === path && each.path !== path)
}

function keyTable({ refuses }: OperationTable): void {
  for (const [what, code, Authorization] of [
    ['a missing', 'missing_api_key', null],
    ['a malformed', 'invalid_api_key', 'Basic YTpi'],
  ] as const) {
    refuses(`rejects ${what} API key with 401`, { status: 401, code }, () => ({ headers: { Authorization } }))
  }
}

function pathTable({ operation, refuses }: OperationTable): void {
  const names = operation.parameters.path
  for (const name of names) {
    // A name is limited only in length.
    const malformed = name === 'name' ? 'x'.repeat(513) : 'x-1'
    const refused = name === 'phone_number' ? invalidNumber : invalid(name)
    refuses(`rejects a malformed ${name}`, refused, () => ({ path: { [name]: malformed } }))
  }

  if (names.includes('phone_number_id')) {
    const param = 'phone_number_id'
    const unknown = { ...notFound, param, prefer: 'code=404, example=unknown_account' }
    refuses('returns 404 for an unknown account', unknown, () => ({ path: { [param]: UNKNOWN.account } }))

    // One that is read itself may have any state.
    if (operation.path === '/v1/accounts/{phone_number_id}') return
    const notVerified = { status: 422, code: 'channel_number_not_verified', param, prefer: 'code=422' } as const
    refuses('rejects an account that is not verified', notVerified, (target) => {
      const { unverifiedAccount } = target.session
      if (unverifiedAccount === undefined) return target.skip('the organization has no account that is not verified')
      return { path: { [param]: unverifiedAccount } }
    })
  }

  const deletion = declaredOperations.find(({ method, path }) => method === 'DELETE' && path === operation.path)
  const named = objectParameter(operation)
  // A setup link is only revoked.
  const isGone = deletion !== undefined && deletion.id !== 'deleteSetupLink'
  if (isGone && deletion !== operation && named !== undefined) {
    refuses('returns 404 for a deleted one', noSuch(named), async (target) => {
      const { path = {} } = await validRequests[deletion.id](target)
      expectMatch(await target.send(deletion.id, { path }), { data: { deleted: true } })
      return { path }
    })
  }

  if (names.includes('id')) {
    refuses('returns 404 for an unknown id', { ...notFound, param: 'id' }, () => ({
      path: { id: UNKNOWN.id[resourceOf(operation)] },
    }))
  }
}

function resourceOf({ path, tag }: DeclaredOperation): keyof typeof UNKNOWN.id {
  return path.endsWith('/setup_links/{id}') ? 'setup-links' : (tag as keyof typeof UNKNOWN.id)
}
