import { beforeAll, describe, expect, it } from 'vitest'
import { locationsOfIds, missingLike, valueAt, withoutIds, withValue } from '../support/ids-of-request.ts'
import { allOperations, type OperationId } from '../support/operations.ts'
import { type RequestParts, send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { validRequests } from '../support/valid-requests.ts'

const api = await startApi()
const mine = await api.tenant()
const theirs = await api.tenant()

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
      expect(toForeign.status).not.toBe(500)
    }
  })
})

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
