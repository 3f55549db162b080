import { expect, it } from 'vitest'
import { aBroadcast, aCanceledBroadcast, inAnHour } from '../support/broadcasts.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('updateBroadcast', (update) => {
  it('changes the given fields, and clears with null', async () => {
    const tenant = await api.tenant()
    const broadcast = await aBroadcast(tenant, { send_at: inAnHour(), rate: 5 })
    const params = { id: broadcast.id }
    const renamed = await update(tenant, { params, body: { name: 'Sale' } })
    expect([renamed.status, renamed.body.data]).toEqual([
      200,
      { ...broadcast, name: 'Sale', updated_at: renamed.body.data.updated_at },
    ])
    const cleared = await update(tenant, { params, body: { rate: null, send_at: null } })
    expect(cleared.body.data).toMatchObject({ name: 'Sale', rate: null, send_at: null })
    expect((await update(tenant, { params, body: {} })).body.data).toEqual(cleared.body.data)
  })

  it('changes the template of a draft, if its values fill it for the first recipient', async () => {
    const tenant = await api.tenant()
    const broadcast = await aBroadcast(tenant)
    const params = { id: broadcast.id }
    const named = { id: 'order', name: 'order', language: 'en_US', category: 'UTILITY', status: 'APPROVED' } as const
    await tenant.syncTemplates([{ ...named, components: [{ type: 'BODY', text: 'Hello {{1}}, come at {{2}}.' }] }])
    const template = { name: 'order', language: 'en_US', variables: { '1': '{{contact.name|there}}', '2': 'eight' } }
    const { status, body } = await update(tenant, { params, body: { template } })
    expect([status, body.data]).toMatchObject([200, { template, counts: { total: 1 } }])
    const change = (variables: object, name = 'order') =>
      update(tenant, { params, body: { template: { ...template, name, variables } } })
    expect(await change({ '1': 'Ana' })).toMatchObject(invalidField('template.variables.2'))
    expect(await change({ '1': '{{order}}', '2': '8' })).toMatchObject(invalidField('template.variables.1'))
    expect(await change({}, 'gone')).toMatchObject(failure(422, 'template_not_found', 'template.name'))
    expect((await send('getBroadcast', tenant, { params })).body.data).toEqual(body.data)
  })

  it('returns 409 once it has ended, for the template once it is no draft, and for the time once it has started', async () => {
    const tenant = await api.tenant()
    const conflict = failure(409, 'broadcast_status_conflict', 'id')
    const ended = await aCanceledBroadcast(tenant)
    expect(await update(tenant, { params: { id: ended.id }, body: { name: 'Sale' } })).toMatchObject(conflict)
    const params = { id: (await aBroadcast(tenant)).id }
    await send('startBroadcast', tenant, { params })
    expect((await update(tenant, { params, body: { rate: 20 } })).status).toBe(200)
    const template = { name: 'other', language: 'en_US' }
    expect(await update(tenant, { params, body: { template } })).toMatchObject(conflict)
    expect(await update(tenant, { params, body: { send_at: inAnHour() } })).toMatchObject(conflict)
  })

  it('rejects a time to send that has passed', async () => {
    const tenant = await api.tenant()
    const params = { id: (await aBroadcast(tenant)).id }
    expect(await update(tenant, { params, body: { send_at: '2020-01-01T00:00:00Z' } })).toMatchObject(
      invalidField('send_at'),
    )
  })
})
