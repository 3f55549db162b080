import { describe, expect, it } from 'vitest'
import { locationsOfIds, missingLike, valueAt, withoutIds, withValue } from '../support/ids-of-request.ts'
import { allOperations } from '../support/operations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { validRequests } from '../support/valid-requests.ts'

const api = await startApi()
const mine = await api.tenant()
const theirs = await api.tenant()

describe.each(allOperations)('$id', ({ id }) => {
  it('responds to ids of another organization exactly as to unknown ones', async () => {
    for (const location of locationsOfIds(await validRequests[id](mine))) {
      const foreign = valueAt(await validRequests[id](theirs), location)
      const missing = missingLike(foreign)
      const respond = async (value: unknown) => {
        const response = await send(id, mine, withValue(await validRequests[id](mine), location, value))
        return withoutIds(response, [foreign, missing])
      }
      const [toForeign, toMissing] = [await respond(foreign), await respond(missing)]
      expect(toForeign, `${location.in}.${location.name}`).toEqual(toMissing)
      expect(toForeign.status).not.toBe(500)
    }
  })
})

it('finds ids in every operation that has some', async () => {
  const counts = new Map<string, number>()
  for (const { id } of allOperations) counts.set(id, locationsOfIds(await validRequests[id](mine)).length)
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
