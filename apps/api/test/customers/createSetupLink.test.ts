import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField, unknownId } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const apiWithPublicUrl = await startApi({ publicUrl: 'https://api.example.com' })
const developmentApi = await startApi({ development: true })

describeOperation('createSetupLink', (send) => {
  it("creates a link that is valid for 24 hours and redirects to the service's result page by default", async () => {
    const tenant = await apiWithPublicUrl.tenant()
    const { id: customer_id } = await tenant.addCustomer('Nordlys')
    const { status, headers, body } = await send(tenant, { params: { customer_id }, body: {} })
    expect(status).toBe(201)
    expect(headers.get('location')).toBe(`/v1/customers/${customer_id}/setup_links/${body.data.id}`)
    expect(body.data).toEqual({
      id: expect.stringMatching(/^csl_[0-9A-HJKMNP-TV-Z]{26}$/),
      object: 'customer_setup_link',
      customer_id,
      status: 'active',
      setup_url: expect.stringMatching(/^https:\/\/api\.example\.com\/setup\/[\w-]{43}$/),
      success_redirect_url: 'https://api.example.com/setup/result',
      failure_redirect_url: 'https://api.example.com/setup/result',
      expires_at: expect.any(String),
      created_at: expect.any(String),
      completed_at: null,
      account_id: null,
      last_failure_reason: null,
    })
    expect(Date.parse(body.data.expires_at) - Date.parse(body.data.created_at)).toBe(24 * 3_600_000)
  })

  it('stores redirect URLs unchanged', async () => {
    const tenant = await apiWithPublicUrl.tenant()
    const { id: customer_id } = await tenant.addCustomer('Nordlys')
    const urls = {
      success_redirect_url: 'https://app.example.com:8443/connected?tenant=4711&status=old#top',
      failure_redirect_url: `https://app.example.com/${'x'.repeat(2_048 - 'https://app.example.com/'.length)}`,
    }
    const { status, body } = await send(tenant, { params: { customer_id }, body: urls })
    expect(status).toBe(201)
    expect(body.data).toMatchObject(urls)
  })

  it.each([0.25, 1, 720])('creates a link that is valid for %d hours', async (expires_in_hours) => {
    const tenant = await api.tenant()
    const { id: customer_id } = await tenant.addCustomer('Nordlys')
    const { body } = await send(tenant, { params: { customer_id }, body: { expires_in_hours } })
    const { expires_at, created_at } = body.data
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(expires_in_hours * 3_600_000)
  })

  it('gives each link of a customer its own id and token', async () => {
    const tenant = await api.tenant()
    const { id: customer_id } = await tenant.addCustomer('Nordlys')
    const links = []
    for (let index = 0; index < 2; index++)
      links.push((await send(tenant, { params: { customer_id }, body: {} })).body.data)
    expect(links[0].id).not.toBe(links[1].id)
    expect(links[0].setup_url).not.toBe(links[1].setup_url)
  })

  it('accepts http for loopback hosts only in development', async () => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) {
      const body = { success_redirect_url: `http://${host}/connected` }
      for (const { newTenant, accepts } of [
        { newTenant: developmentApi.tenant, accepts: true },
        { newTenant: api.tenant, accepts: false },
      ]) {
        const tenant = await newTenant()
        const { id: customer_id } = await tenant.addCustomer('Nordlys')
        const response = await send(tenant, { params: { customer_id }, body })
        expect(response, host).toMatchObject(accepts ? { status: 201 } : invalidField('success_redirect_url'))
      }
    }
  })

  it('rejects http for other hosts, even in development', async () => {
    const tenant = await developmentApi.tenant()
    const { id: customer_id } = await tenant.addCustomer('Nordlys')
    for (const url of [
      'http://app.example.com',
      'http://localhost:pass@app.example.com',
      'http://localhost.example.com',
    ]) {
      const response = await send(tenant, { params: { customer_id }, body: { failure_redirect_url: url } })
      expect(response, url).toMatchObject(invalidField('failure_redirect_url'))
    }
  })

  it.each([
    ['expires_in_hours', { expires_in_hours: 0 }],
    ['expires_in_hours', { expires_in_hours: -1 }],
    ['expires_in_hours', { expires_in_hours: 720.001 }],
    ['success_redirect_url', { success_redirect_url: 'http://app.example.com' }],
    ['success_redirect_url', { success_redirect_url: 'https://user@app.example.com' }],
    ['success_redirect_url', { success_redirect_url: 'https:///connected' }],
    ['failure_redirect_url', { failure_redirect_url: 'http://127.0.0.1.example.com' }],
    ['failure_redirect_url', { failure_redirect_url: 'javascript:alert(1)' }],
  ])('names the invalid field %s in %j', async (param, body) => {
    const tenant = await api.tenant()
    const { id: customer_id } = await tenant.addCustomer('Nordlys')
    expect(await send(tenant, { params: { customer_id }, body })).toMatchObject(invalidField(param))
  })

  it('rejects a suspended customer until it is active again', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.addCustomer('Nordlys')
    const parts = { params: { customer_id: id }, body: {} }
    await sendOperation('updateCustomer', tenant, { params: { id }, body: { status: 'suspended' } })
    expect(await send(tenant, parts)).toMatchObject(failure(422, 'customer_suspended', 'customer_id'))
    await sendOperation('updateCustomer', tenant, { params: { id }, body: { status: 'active' } })
    expect(await send(tenant, parts)).toMatchObject({ status: 201 })
  })

  it('checks platform mode, then the subscription, then the customer', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.addCustomer('Nordlys')
    for (const customer_id of [id, unknownId('cus')]) {
      await tenant.changeOrganization({ plan: 'standard', state: 'inactive' })
      expect(await send(tenant, { params: { customer_id }, body: {} })).toMatchObject(
        failure(403, 'feature_not_entitled'),
      )
      for (const state of ['inactive', 'trial_ended'] as const) {
        await tenant.changeOrganization({ plan: 'platform', state })
        expect(await send(tenant, { params: { customer_id }, body: {} })).toMatchObject(
          failure(403, 'subscription_inactive'),
        )
      }
    }
  })
})
