import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { notFound } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('deleteContact', (send) => {
  it('deletes the contact and its data, and frees its number', async () => {
    const tenant = await api.tenant()
    const contact = await tenant.createContact()
    const label = await tenant.createLabel({ name: 'VIP' })
    await sendOperation('attachContactLabel', tenant, { params: { id: contact.id }, body: { label_id: label.id } })
    expect(await send(tenant, { params: { id: contact.id } })).toMatchObject({
      status: 200,
      body: { data: { id: contact.id, object: 'contact', deleted: true } },
    })
    expect(await sendOperation('getContact', tenant, { params: { id: contact.id } })).toMatchObject(notFound)
    expect(await send(tenant, { params: { id: contact.id } })).toMatchObject(notFound)
    expect((await sendOperation('listContacts', tenant, { query: { label_id: label.id } })).body.data).toEqual([])
    const again = await tenant.createContact({ phone_number: contact.phone_number })
    expect(again.id).not.toBe(contact.id)
  })
})
