import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, notVerified, unknownId } from '../support/expectations.ts'
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

  it('returns 404 for a label or contact that is unknown or of another organization', async () => {
    const tenant = await api.tenant()
    const other = await api.tenant()
    const contact = await tenant.createContact()
    const label = await tenant.createLabel({ name: 'VIP' })
    const foreign = { contact: await other.createContact(), label: await other.createLabel({ name: 'VIP' }) }
    for (const label_id of [unknownId('lbl'), foreign.label.id]) {
      expect(await send(tenant, { params: { id: contact.id }, body: { label_id } })).toMatchObject(notFound)
    }
    for (const id of [unknownId('ctc'), foreign.contact.id]) {
      expect(await send(tenant, { params: { id }, body: { label_id: label.id } })).toMatchObject(notFound)
    }
  })

  it('names the invalid field', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.createContact()
    expect(await send(tenant, { params: { id }, body: {} })).toMatchObject(invalidField('label_id'))
    expect(await send(tenant, { params: { id }, body: { label_id: 'VIP' } })).toMatchObject(invalidField('label_id'))
    const malformed = { params: { id: 'x' }, body: { label_id: unknownId('lbl') } }
    expect(await send(tenant, malformed)).toMatchObject(invalidField('id'))
  })

  it('rejects an account that is not verified', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = await tenant.addAccount({ verified: false })
    const params = { phone_number_id, id: unknownId('ctc') }
    expect(await send(tenant, { params, body: { label_id: unknownId('lbl') } })).toMatchObject(notVerified)
  })
})
