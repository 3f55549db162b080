import { beforeAll, describe, expect, it } from 'vitest'
import { failure, invalidField, notFound, notVerified, unknownId } from '../support/expectations.ts'
import {
  type IdLocation,
  locationsOfIds,
  missingLike,
  valueAt,
  withoutIds,
  withValue,
} from '../support/ids-of-request.ts'
import { allOperations, type OperationId } from '../support/operations.ts'
import { type RequestParts, send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { validRequests } from '../support/valid-requests.ts'

const api = await startApi()
const mine = await api.tenant()
const theirs = await api.tenant()
const { phone_number_id: second } = await mine.addAccount()
const { phone_number_id: unverified } = await mine.addAccount({ verified: false })

/** The valid requests of both, made once: no request with an id that is refused uses one up. */
const requests = new Map<OperationId, { own: RequestParts; foreign: RequestParts }>()
beforeAll(async () => {
  for (const { id } of allOperations) {
    requests.set(id, { own: await validRequests[id](mine), foreign: await validRequests[id](theirs) })
  }
})

describe.each(allOperations)('$id', ({ id }) => {
  it('responds to ids of another organization exactly as to unknown ones', async () => {
    const { own, foreign: other } = requests.get(id)!
    for (const location of locationsOfIds(own)) {
      const foreign = valueAt(other, location)
      const missing = missingLike(foreign)
      const respond = async (value: unknown) =>
        withoutIds(await send(id, mine, withValue(own, location, value)), [foreign, missing])
      const [toForeign, toMissing] = [await respond(foreign), await respond(missing)]
      expect(toForeign, `${location.in}.${location.name}`).toEqual(toMissing)
      expect(toMissing).toMatchObject(responseToUnknown(id, location))
    }
  })
})

/** An unknown id in a query finds nothing. One in a body is as invalid as any other value, unless its object is required. */
function responseToUnknown(id: OperationId, { in: where, name }: IdLocation): object {
  // A link is looked up with its customer.
  if (where === 'params') return failure(404, 'resource_not_found', links.includes(id) ? 'id' : name)
  if (where === 'query' || name === 'contact_ids') return { status: 200 }
  if (['label_id', 'subscription_id', 'conversation_id'].includes(name)) return failure(404, 'resource_not_found', name)
  return id === 'createContact' ? notVerified : invalidField(name)
}

const links: readonly OperationId[] = ['getSetupLink', 'deleteSetupLink']

function withParam(id: OperationId, name: string, value: string) {
  return send(id, mine, withValue(requests.get(id)!.own, { in: 'params', name }, value))
}

const withPath = allOperations
  .map(({ id, path }) => ({ id, names: Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => String(name)) }))
  .filter(({ names }) => names.length > 0)

/** An id is malformed if it is of another kind. A name is limited only in length. */
const malformed: Record<string, readonly string[]> = { phone_number_id: ['x-1', '12'], name: ['x'.repeat(513)] }

it.each(withPath)('$id rejects a malformed path, and names the parameter', async ({ id, names }) => {
  for (const name of names) {
    const code = name === 'phone_number' ? 'invalid_phone_number' : 'invalid_field_value'
    for (const value of malformed[name] ?? ['x-1', unknownId('req')])
      expect(await withParam(id, name, value)).toMatchObject(failure(400, code, name))
  }
})

// An account that is not verified can be read itself.
const inAccount = withPath.filter(({ id, names }) => names[0] === 'phone_number_id' && id !== 'getAccount')

it.each(inAccount)('$id rejects an account that is not verified', async ({ id }) => {
  expect(await withParam(id, 'phone_number_id', unverified)).toMatchObject(notVerified)
})

it.each(inAccount.filter(({ names }) => names.includes('id') || names.includes('name')))(
  '$id finds nothing of another account',
  async ({ id }) => expect(await withParam(id, 'phone_number_id', second)).toMatchObject(notFound),
)

it('finds ids in every operation that has some', () => {
  const counts = new Map([...requests].map(([id, { own }]) => [id, locationsOfIds(own).length]))
  expect(counts.get('bulkLabelContactsInAccount')).toBe(3)
  expect(counts.get('detachContactLabel')).toBe(3)
  expect([...counts].filter(([, count]) => count === 0).map(([id]) => id)).toEqual([
    'getHealth',
    'getOpenApiDocument',
    'getMe',
    'listAccounts',
    'listCustomers',
    'createCustomer',
    'listSavedReplies',
    'createSavedReply',
    'listUsers',
    'listWebhookSubscriptions',
  ])
})
