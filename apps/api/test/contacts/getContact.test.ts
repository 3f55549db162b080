import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, notVerified, unknownId } from '../support/expectations.ts'
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

  it('returns 404 for an id that is unknown, of another account or of another organization', async () => {
    const tenant = await api.tenant()
    const other = await tenant.addAccount()
    const contact = await tenant.createContact({}, other)
    const foreign = await (await api.tenant()).createContact()
    for (const id of [unknownId('ctc'), contact.id, foreign.id]) {
      expect(await send(tenant, { params: { id } })).toMatchObject(notFound)
    }
    const there = { phone_number_id: other.phone_number_id, id: contact.id }
    expect(await send(tenant, { params: there })).toMatchObject({ status: 200 })
  })

  it('rejects malformed ids, and an account that is not verified', async () => {
    const tenant = await api.tenant()
    const unverified = await tenant.addAccount({ verified: false })
    const id = unknownId('ctc')
    expect(await send(tenant, { params: { id: 'ana' } })).toMatchObject(invalidField('id'))
    expect(await send(tenant, { params: { id, phone_number_id: '+491' } })).toMatchObject(
      invalidField('phone_number_id'),
    )
    const { phone_number_id } = unverified
    expect(await send(tenant, { params: { id, phone_number_id } })).toMatchObject(notVerified)
  })
})
