import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { notFound } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('deleteLabel', (send) => {
  it('deletes the label and detaches it from contacts', async () => {
    const tenant = await api.tenant()
    const label = await tenant.createLabel({ name: 'VIP' })
    const contact = await tenant.createContact()
    await sendOperation('attachContactLabel', tenant, { params: { id: contact.id }, body: { label_id: label.id } })
    expect(await send(tenant, { params: { id: label.id } })).toMatchObject({
      status: 200,
      body: { data: { id: label.id, object: 'label', deleted: true } },
    })
    expect(await sendOperation('getLabel', tenant, { params: { id: label.id } })).toMatchObject(notFound)
    expect(await send(tenant, { params: { id: label.id } })).toMatchObject(notFound)
    const labeled = await sendOperation('listContacts', tenant, { query: { label_id: label.id } })
    expect(labeled.body).toMatchObject({ data: [] })
    expect(await sendOperation('getContact', tenant, { params: { id: contact.id } })).toMatchObject({ status: 200 })
  })
})
