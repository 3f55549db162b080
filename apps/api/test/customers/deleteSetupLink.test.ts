import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, notFound } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { aSetupLink, finishDialog, open, post } from '../support/setup-links.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const inactive = failure(409, 'setup_link_inactive', 'id')

describeOperation('deleteSetupLink', (send) => {
  it('revokes the link once, after the subscription has ended too', async () => {
    const tenant = await api.tenant()
    const { setup_url, ...link } = await aSetupLink(tenant)
    const params = { customer_id: link.customer_id, id: link.id }
    await tenant.changeOrganization({ plan: 'standard', state: 'inactive' })
    const { status, body } = await send(tenant, { params })
    expect(status).toBe(200)
    expect(body.data).toEqual({ ...link, status: 'revoked' })
    expect((await sendOperation('getSetupLink', tenant, { params })).body.data).toEqual(body.data)
    expect(await send(tenant, { params })).toMatchObject(inactive)
    const text = 'This link was revoked. Ask Test for a new one.'
    expect(await open(setup_url)).toMatchObject({ status: 410, text: expect.stringContaining(text) })
    const before = api.simulator.requests.length
    expect(await post(setup_url, finishDialog(api))).toMatchObject({
      status: 409,
      body: { error: { code: 'setup_link_inactive', message: text } },
    })
    expect(api.simulator.requests.length).toBe(before)
  })

  it('stops a signup that is waiting for the provider', async () => {
    const tenant = await api.tenant()
    const { setup_url, customer_id, id } = await aSetupLink(tenant)
    const params = { customer_id, id }
    api.simulator.arm({ kind: 'delay', ms: 600_000, path: 'access_token' })
    const before = api.simulator.requests.length
    const signup = post(setup_url, finishDialog(api))
    await expect.poll(() => api.simulator.requests.length, { timeout: 120_000 }).toBeGreaterThan(before)
    expect(await send(tenant, { params })).toMatchObject({ status: 200 })
    await fetch(`${api.simulator.url}/_control/faults`, { method: 'DELETE' })
    expect(await signup).toMatchObject({ status: 409, body: { error: { code: 'setup_link_inactive' } } })
    const { body } = await sendOperation('listAccounts', tenant, { query: { customer_id } })
    expect(body.data).toEqual([])
  })

  it('rejects a link through which a number was connected', async () => {
    const tenant = await api.tenant()
    const { setup_url, customer_id, id } = await aSetupLink(tenant)
    expect(await post(setup_url, finishDialog(api))).toMatchObject({ status: 200 })
    expect(await send(tenant, { params: { customer_id, id } })).toMatchObject(inactive)
  })

  it('returns 404 for a link of another customer', async () => {
    const tenant = await api.tenant()
    const { customer_id } = await aSetupLink(tenant)
    const other = await aSetupLink(tenant)
    expect(await send(tenant, { params: { customer_id, id: other.id } })).toMatchObject(notFound)
  })
})
