import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('attachContactLabel', (send) => {
  it('attaches the label, and ignores a duplicate', async () => {
    const tenant = await api.tenant()
    const contact = await tenant.createContact()
    const label = await tenant.createLabel({ name: 'VIP' })
    for (let times = 0; times < 2; times++) {
      expect(await send(tenant, { params: { id: contact.id }, body: { label_id: label.id } })).toMatchObject({
        status: 200,
        body: { data: { contact_id: contact.id, label_id: label.id, attached: true } },
      })
    }
  })

  it('rejects a label of another team of the organization', async () => {
    const tenant = await api.tenant()
    const second = await tenant.addTeam()
    const contact = await tenant.createContact()
    const label = await tenant.createLabel({ name: 'VIP', team_id: second.id })
    const response = await send(tenant, { params: { id: contact.id }, body: { label_id: label.id } })
    expect(response).toMatchObject(invalidField('label_id'))
  })
})
