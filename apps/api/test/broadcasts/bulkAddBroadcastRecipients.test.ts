import { expect, it } from 'vitest'
import { aBroadcast, aDraft } from '../support/broadcasts.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField, notFound, unknownId } from '../support/expectations.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('bulkAddBroadcastRecipients', (add) => {
  it('adds recipients once each, however they are named', async () => {
    const tenant = await api.tenant()
    const { id: contact_id, phone_number: to } = await tenant.createContact()
    const params = { id: (await aDraft(tenant)).id }
    const other = newPhoneNumber()
    const recipients = [{ to }, { contact_id }, { to: other }, { bsuid: 'DE.1234567890' }, { to: other }]
    const { status, body } = await add(tenant, { params, body: { recipients } })
    expect([status, body.data]).toEqual([
      200,
      { object: 'broadcast_recipients_result', added: 3, duplicates: 2, invalid: [] },
    ])
    const again = await add(tenant, { params, body: { recipients: [{ contact_id }, { to: newPhoneNumber() }] } })
    expect(again.body.data).toMatchObject({ added: 1, duplicates: 1 })
    const { counts } = (await send('getBroadcast', tenant, { params })).body.data
    expect(counts).toMatchObject({ total: 4, pending: 4, duplicates: 3 })
  })

  it('lists what is invalid by its index, and adds the rest', async () => {
    const tenant = await api.tenant()
    const params = { id: (await aDraft(tenant)).id }
    const unknown = unknownId('ctc')
    const image = { type: 'image', image: { media_id: unknownId('med') } }
    const { body } = await add(tenant, {
      params,
      body: {
        recipients: [
          { to: newPhoneNumber() },
          { to: '+1' },
          { contact_id: unknown },
          { to: newPhoneNumber(), variables: { '1': 'Ana' } },
          { to: newPhoneNumber(), components: [{ type: 'header', parameters: [image] }] },
          { to: newPhoneNumber(), variables: { '1': '{{order}}' } },
        ],
      },
    })
    expect(body.data).toMatchObject({
      added: 1,
      duplicates: 0,
      invalid: [
        { index: 1, code: 'invalid_phone_number', param: 'to' },
        { index: 2, code: 'resource_not_found', param: 'contact_id' },
        { index: 3, code: 'invalid_field_value', param: 'variables' },
        { index: 4, code: 'media_not_found', param: 'components[0].parameters[0].image.media_id' },
        { index: 5, code: 'invalid_field_value', param: 'variables.1' },
      ],
    })
  })

  it('adds the contacts with a label', async () => {
    const tenant = await api.tenant()
    const label = await tenant.createLabel({ name: 'VIP' })
    const contacts = [await tenant.createContact(), await tenant.createContact(), await tenant.createContact()]
    const [first, second] = contacts
    const contact_ids = [first?.id, second?.id]
    await send('bulkLabelContacts', tenant, { body: { contact_ids, label_id: label.id, operation: 'attach' } })
    const params = { id: (await aBroadcast(tenant, {}, [{ contact_id: first?.id }])).id }
    const { body } = await add(tenant, { params, body: { label_id: label.id } })
    expect(body.data).toMatchObject({ added: 1, duplicates: 1 })
    const listed = await send('listBroadcastRecipients', tenant, { params })
    expect(listed.body.data.map(({ contact_id }: { contact_id: string }) => contact_id).toSorted()).toEqual(
      contact_ids.toSorted(),
    )
    expect(await add(tenant, { params, body: { label_id: unknownId('lbl') } })).toMatchObject(notFound)
  })

  it('adds 10,000 recipients', async () => {
    const tenant = await api.tenant()
    const params = { id: (await aDraft(tenant)).id }
    const recipients = Array.from({ length: 10_000 }, (_, index) => ({ bsuid: `DE.${index}` }))
    expect((await add(tenant, { params, body: { recipients } })).body.data.added).toBe(10_000)
    const more = [...recipients, { bsuid: 'DE.x' }]
    expect(await add(tenant, { params, body: { recipients: more } })).toMatchObject(invalidField('recipients'))
  })

  it('returns 409 once it was started', async () => {
    const tenant = await api.tenant()
    const params = { id: (await aBroadcast(tenant)).id }
    await send('startBroadcast', tenant, { params })
    const body = { recipients: [{ to: newPhoneNumber() }] }
    const conflict = failure(409, 'broadcast_status_conflict', 'id')
    expect(await add(tenant, { params, body })).toMatchObject(conflict)
  })

  it('rejects invalid bodies', async () => {
    const tenant = await api.tenant()
    const params = { id: (await aDraft(tenant)).id }
    const one = { to: newPhoneNumber() }
    expect((await add(tenant, { params, body: {} })).status).toBe(400)
    expect((await add(tenant, { params, body: { recipients: [{ ...one, bsuid: 'DE.1' }] } })).status).toBe(400)
    expect((await add(tenant, { params, body: { recipients: [{ variables: {} }] } })).status).toBe(400)
  })
})
