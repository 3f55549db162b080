import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const upstream = failure(502, 'channel_upstream_error')

describeOperation('blockContact', (block) => {
  it('blocks a contact at the provider, and lists it as blocked', async () => {
    const tenant = await api.tenant()
    const contact = await tenant.createWriter()
    await tenant.createContact()
    const { status, body } = await block(tenant, { params: { id: contact.id } })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ id: contact.id, blocked: true })
    expect(body.data.updated_at > contact.updated_at).toBe(true)
    const called = api.simulator.calls.findLast(({ target }) => target.endsWith('/block_users'))
    const block_users = [{ user: contact.phone_number }]
    expect(called).toMatchObject({ method: 'POST', body: { messaging_product: 'whatsapp', block_users } })
    const listed = await send('listContacts', tenant, { query: { blocked: 'true' } })
    expect(listed.body.data).toEqual([body.data])
  })

  it('does not call the provider for a blocked contact', async () => {
    const tenant = await api.tenant()
    const params = { id: (await tenant.createWriter()).id }
    const first = await block(tenant, { params })
    const calls = api.simulator.calls.length
    expect((await block(tenant, { params })).body.data).toEqual(first.body.data)
    expect(api.simulator.calls).toHaveLength(calls)
  })

  it('rejects a contact that has not written within 24 hours', async () => {
    const tenant = await api.tenant()
    await tenant.createWriter()
    const { id } = await tenant.createContact()
    const refused = await block(tenant, { params: { id } })
    expect(refused).toMatchObject(failure(422, 'outside_24h_window'))
    expect((await send('getContact', tenant, { params: { id } })).body.data.blocked).toBe(false)
  })

  it('can be repeated if the response of the provider was lost', async () => {
    const tenant = await api.tenant()
    const params = { id: (await tenant.createWriter()).id }
    api.simulator.arm({ kind: 'lose', path: tenant.account.phone_number_id })
    expect(await block(tenant, { params })).toMatchObject(upstream)
    expect(await block(tenant, { params })).toMatchObject({ status: 200, body: { data: { blocked: true } } })
  })

  it('returns 502 for an account without authorization', async () => {
    const tenant = await api.tenant()
    const account = await tenant.addAccount({ authorized: false })
    const { id } = await tenant.createContact({}, account)
    const { phone_number_id } = account
    expect(await block(tenant, { params: { phone_number_id, id } })).toMatchObject(upstream)
  })
})
