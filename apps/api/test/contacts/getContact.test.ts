import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { labelReference } from '../support/label-reference.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getContact', (send) => {
  it('returns the complete contact', async () => {
    const tenant = await api.tenant()
    const contact = await tenant.createContact({ name: 'Ana', metadata: { a: 1 } })
    const { status, body } = await send(tenant, { params: { id: contact.id } })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      ...contact,
      bsuid: null,
      blocked: false,
      parent_bsuid: null,
      username: null,
      channel_account: {
        phone_number: tenant.account.phone_number,
        phone_number_id: tenant.account.phone_number_id,
        customer: null,
      },
      labels: [],
    })
  })

  it('shows the attached labels by name, and does not change updated_at', async () => {
    const tenant = await api.tenant()
    const { id, updated_at } = await tenant.createContact()
    const [vip, gold] = [await tenant.createLabel({ name: 'VIP' }), await tenant.createLabel({ name: 'Gold' })]
    for (const { id: label_id } of [vip, gold]) {
      await sendOperation('attachContactLabel', tenant, { params: { id }, body: { label_id } })
    }
    const labels = [labelReference(gold), labelReference(vip)]
    expect((await send(tenant, { params: { id } })).body.data).toMatchObject({ labels, updated_at })
    const updated = await sendOperation('updateContact', tenant, { params: { id }, body: { name: 'Ana' } })
    expect(updated.body.data).toMatchObject({ name: 'Ana', labels })
    await sendOperation('detachContactLabel', tenant, { params: { id, label_id: gold.id } })
    expect((await send(tenant, { params: { id } })).body.data.labels).toEqual([labelReference(vip)])
  })
})
