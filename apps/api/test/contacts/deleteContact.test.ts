import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, notVerified, unknownId } from '../support/expectations.ts'
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
    expect((await sendOperation('listContacts', tenant, { query: { label_id: label.id } })).body.data).toEqual([])
    const again = await tenant.createContact({ phone_number: contact.phone_number })
    expect(again.id).not.toBe(contact.id)
  })

  it('returns 404 for an id that is unknown, deleted, of another account or of another organization', async () => {
    const tenant = await api.tenant()
    const other = await tenant.createContact({}, await tenant.addAccount())
    const deleted = await tenant.createContact()
    const foreign = await (await api.tenant()).createContact()
    await send(tenant, { params: { id: deleted.id } })
    for (const id of [unknownId('ctc'), other.id, deleted.id, foreign.id]) {
      expect(await send(tenant, { params: { id } })).toMatchObject(notFound)
    }
  })

  it('rejects malformed ids, and an account that is not verified', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = await tenant.addAccount({ verified: false })
    expect(await send(tenant, { params: { id: 'x' } })).toMatchObject(invalidField('id'))
    expect(await send(tenant, { params: { phone_number_id, id: unknownId('ctc') } })).toMatchObject(notVerified)
  })
})
