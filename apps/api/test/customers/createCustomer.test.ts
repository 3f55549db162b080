import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('createCustomer', (send) => {
  it('creates an active customer from a name only', async () => {
    const tenant = await api.tenant()
    const { status, headers, body } = await send(tenant, { body: { name: 'Nordlys Hotels' } })
    expect(status).toBe(201)
    expect(body.data).toEqual({
      id: expect.stringMatching(/^cus_[0-9A-HJKMNP-TV-Z]{26}$/),
      object: 'customer',
      name: 'Nordlys Hotels',
      external_id: null,
      status: 'active',
      metadata: null,
      created_at: body.data.updated_at,
      updated_at: body.data.updated_at,
    })
    expect(headers.get('location')).toBe(`/v1/customers/${body.data.id}`)
    const read = await sendOperation('getCustomer', tenant, { params: { id: body.data.id } })
    expect(read.body.data).toEqual(body.data)
  })

  it('stores external_id and metadata unchanged, and accepts a duplicate external_id', async () => {
    const tenant = await api.tenant()
    const given = { name: 'Nordlys Hotels', external_id: 'tenant-4711', metadata: { b: 1, a: [null, { x: true }] } }
    const { body } = await send(tenant, { body: given })
    expect(body.data).toMatchObject(given)
    expect(Object.keys(body.data.metadata)).toEqual(['b', 'a'])
    expect(await send(tenant, { body: given })).toMatchObject({ status: 201 })
    expect(await send(tenant, { body: { ...given, external_id: null } })).toMatchObject({
      status: 201,
      body: { data: { external_id: null } },
    })
  })

  it('requires platform mode in any state of the subscription', async () => {
    const tenant = await api.tenant({ plan: 'standard' })
    const refused = failure(403, 'feature_not_entitled')
    expect(await send(tenant, { body: { name: 'A' } })).toMatchObject(refused)
    await tenant.changeOrganization({ state: 'inactive' })
    expect(await send(tenant, { body: { name: 'A' } })).toMatchObject(refused)
    expect((await sendOperation('listCustomers', tenant)).body.data).toEqual([])
  })

  it.each(['trial_ended', 'inactive'] as const)('needs an active subscription, not one that is %s', async (state) => {
    const tenant = await api.tenant()
    await tenant.changeOrganization({ state })
    expect(await send(tenant, { body: { name: 'A' } })).toMatchObject(failure(403, 'subscription_inactive'))
    expect((await sendOperation('listCustomers', tenant)).body.data).toEqual([])
    await tenant.changeOrganization({ state: 'active' })
    expect(await send(tenant, { body: { name: 'A' } })).toMatchObject({ status: 201 })
  })

  it('validates the body before the plan', async () => {
    const tenant = await api.tenant({ plan: 'standard' })
    expect(await send(tenant, { body: { name: '' } })).toMatchObject(invalidField('name'))
  })
})
