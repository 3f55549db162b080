import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('detachContactLabel', (send) => {
  it('detaches the label, and ignores one that is not attached', async () => {
    const tenant = await api.tenant()
    const contact = await tenant.createContact()
    const label = await tenant.createLabel({ name: 'VIP' })
    await sendOperation('attachContactLabel', tenant, { params: { id: contact.id }, body: { label_id: label.id } })
    for (let times = 0; times < 2; times++) {
      expect(await send(tenant, { params: { id: contact.id, label_id: label.id } })).toMatchObject({
        status: 200,
        body: { data: { contact_id: contact.id, label_id: label.id, attached: false } },
      })
    }
    expect((await sendOperation('listContacts', tenant, { query: { label_id: label.id } })).body.data).toEqual([])
  })
})
