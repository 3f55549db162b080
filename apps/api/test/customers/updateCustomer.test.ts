import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, unknownId } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('updateCustomer', (send) => {
  it('updates the given fields, clears null fields and keeps the rest', async () => {
    const tenant = await api.tenant()
    const { id, created_at, updated_at } = await tenant.addCustomer('Nordlys')
    const params = { id }
    const body = { external_id: 'tenant-4711', metadata: { b: 1, a: 2 } }
    const changed = await send(tenant, { params, body })
    expect(changed.status).toBe(200)
    expect(changed.body.data).toMatchObject({ id, created_at, name: 'Nordlys', status: 'active', ...body })
    expect(changed.body.data.updated_at > updated_at).toBe(true)
    const renamed = await send(tenant, { params, body: { name: 'Nordlys Hotels', metadata: { c: 3 } } })
    expect(renamed.body.data).toMatchObject({ name: 'Nordlys Hotels', external_id: 'tenant-4711' })
    expect(renamed.body.data.metadata).toEqual({ c: 3 })
    const cleared = await send(tenant, { params, body: { external_id: null, metadata: null } })
    expect(cleared.body.data).toMatchObject({ name: 'Nordlys Hotels', external_id: null, metadata: null })
    expect((await sendOperation('getCustomer', tenant, { params })).body.data).toEqual(cleared.body.data)
  })

  it('suspends a customer and activates it again', async () => {
    const tenant = await api.tenant()
    const params = { id: (await tenant.addCustomer('Nordlys')).id }
    for (const status of ['suspended', 'active']) {
      expect(await send(tenant, { params, body: { status } })).toMatchObject({
        status: 200,
        body: { data: { status } },
      })
      expect(await sendOperation('getCustomer', tenant, { params })).toMatchObject({ body: { data: { status } } })
    }
  })

  it("updates the name on the customer's accounts", async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.addCustomer('Nordlys')
    await tenant.addAccount({ customer: id })
    await send(tenant, { params: { id }, body: { name: 'Nordlys Hotels' } })
    const accounts = await sendOperation('listAccounts', tenant, { query: { customer_id: id } })
    expect(accounts.body.data).toMatchObject([{ customer: { id, name: 'Nordlys Hotels' } }])
  })

  it('accepts a body that changes nothing', async () => {
    const tenant = await api.tenant()
    const { organization_id: _, ...customer } = await tenant.addCustomer('Nordlys')
    for (const body of [{}, { name: 'Nordlys', status: 'active', external_id: null, metadata: null }]) {
      const response = await send(tenant, { params: { id: customer.id }, body })
      expect(response).toMatchObject({ status: 200, body: { data: customer } })
    }
  })

  it('checks platform mode, then the subscription, then the customer', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.addCustomer('Nordlys')
    const refusals = [
      [{ plan: 'standard', state: 'trial_ended' }, 'feature_not_entitled'],
      [{ plan: 'platform', state: 'trial_ended' }, 'subscription_inactive'],
      [{ plan: 'platform', state: 'inactive' }, 'subscription_inactive'],
      [{ plan: 'standard', state: 'active' }, 'feature_not_entitled'],
    ] as const
    for (const [changes, code] of refusals) {
      await tenant.changeOrganization(changes)
      for (const each of [id, unknownId('cus')]) {
        expect(await send(tenant, { params: { id: each }, body: { name: 'A' } })).toMatchObject(failure(403, code))
      }
    }
    expect((await sendOperation('getCustomer', tenant, { params: { id } })).body.data.name).toBe('Nordlys')
  })
})
