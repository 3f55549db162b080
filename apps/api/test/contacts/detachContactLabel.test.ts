import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, notVerified, unknownId } from '../support/expectations.ts'
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

  it('returns 404 for a label or contact that is unknown or of another organization', async () => {
    const tenant = await api.tenant()
    const other = await api.tenant()
    const contact = await tenant.createContact()
    const label = await tenant.createLabel({ name: 'VIP' })
    const foreign = { contact: await other.createContact(), label: await other.createLabel({ name: 'VIP' }) }
    for (const label_id of [unknownId('lbl'), foreign.label.id]) {
      expect(await send(tenant, { params: { id: contact.id, label_id } })).toMatchObject(notFound)
    }
    for (const id of [unknownId('ctc'), foreign.contact.id]) {
      expect(await send(tenant, { params: { id, label_id: label.id } })).toMatchObject(notFound)
    }
  })

  it('rejects malformed ids, and an account that is not verified', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = await tenant.addAccount({ verified: false })
    const ids = { id: unknownId('ctc'), label_id: unknownId('lbl') }
    expect(await send(tenant, { params: { ...ids, id: 'x' } })).toMatchObject(invalidField('id'))
    expect(await send(tenant, { params: { ...ids, label_id: 'x' } })).toMatchObject(invalidField('label_id'))
    expect(await send(tenant, { params: { ...ids, phone_number_id } })).toMatchObject(notVerified)
  })
})
