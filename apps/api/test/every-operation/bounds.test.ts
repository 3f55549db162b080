import { expect, it } from 'vitest'
import { boundsOfContract } from '../support/bounds.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { validRequests } from '../support/valid-requests.ts'

const api = await startApi()
const tenant = await api.tenant()
const bounds = boundsOfContract()

it('finds the limits in the contract', () => {
  const found = bounds.map(({ id, name, keyword }) => `${id} ${name} ${keyword}`)
  expect(found).toContain('listContacts limit maximum')
  expect(found).toContain('bulkLabelContacts contact_ids maxItems')
  expect(found).toContain('updateContact email maxLength')
  expect(found).toContain('updateContact metadata maxProperties')
  expect(found).toContain('updateContact metadata x-max-bytes')
})

it.each(bounds)(
  '$id accepts $name at its $keyword and rejects it beyond',
  async ({ id, in: where, name, atLimit, beyondLimit }) => {
    const parts = await validRequests[id](tenant)
    const withValue = (value: unknown) =>
      send(id, tenant, { ...parts, [where]: { ...(parts[where] as object), [name]: value } })
    const responseAtLimit = await withValue(atLimit)
    // A value of the right size may be rejected for another reason, but not for its size.
    if (responseAtLimit.status >= 300)
      expect(meansSize(responseAtLimit.body.error.message), responseAtLimit.body.error.message).toBe(false)
    const refused = await withValue(beyondLimit)
    expect(refused).toMatchObject({ status: 400, body: { error: { param: name } } })
    expect(meansSize(refused.body.error.message), refused.body.error.message).toBe(true)
  },
)

function meansSize(message: string): boolean {
  return /at (least|most)|more than|fewer than|not be empty|empty/.test(message)
}
