import type { Contact } from '@channel/contract/types'
import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { labelReference } from '../support/label-reference.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listContacts', (send) => {
  it('returns 25 by default', async () => {
    const tenant = await api.tenant()
    await Promise.all(Array.from({ length: 26 }, () => tenant.createContact({ name: 'Ana' })))
    const { body } = await send(tenant)
    expect(body.data).toHaveLength(25)
    expect(body.has_more).toBe(true)
  })

  it('shows the labels of each contact', async () => {
    const tenant = await api.tenant()
    const label = await tenant.createLabel({ name: 'VIP' })
    for (let count = 0; count < 2; count++) await tenant.createContact()
    const { id } = await tenant.createContact()
    await sendOperation('attachContactLabel', tenant, { params: { id }, body: { label_id: label.id } })
    const shown = async (query: Record<string, string>) =>
      (await send(tenant, { query })).body.data.map((each: Contact) => each.labels)
    expect(await shown({})).toEqual([[labelReference(label)], [], []])
    expect(await shown({ label_id: label.id })).toEqual([[labelReference(label)]])
    await sendOperation('deleteLabel', tenant, { params: { id: label.id } })
    expect(await shown({})).toEqual([[], [], []])
  })

  it('returns invalid_phone_number for a text that is no phone number', async () => {
    const response = await send(await api.tenant(), { query: { phone_number: '0151' } })
    expect(response).toMatchObject(failure(400, 'invalid_phone_number', 'phone_number'))
  })
})
