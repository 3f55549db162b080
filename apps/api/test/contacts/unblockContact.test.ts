import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('unblockContact', (unblock) => {
  it('unblocks a contact at the provider', async () => {
    const tenant = await api.tenant()
    const params = { id: (await tenant.createWriter()).id }
    await send('blockContact', tenant, { params })
    const { status, body } = await unblock(tenant, { params })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ id: params.id, blocked: false })
    expect(api.simulator.calls.at(-1)).toMatchObject({
      method: 'DELETE',
      target: expect.stringContaining('block_users'),
    })
    expect((await send('listContacts', tenant, { query: { blocked: 'true' } })).body.data).toEqual([])
    expect((await unblock(tenant, { params })).body.data).toEqual(body.data)
  })

  it('returns 502 if the provider refuses, and keeps the contact blocked', async () => {
    const tenant = await api.tenant()
    const params = { id: (await tenant.createWriter()).id }
    await send('blockContact', tenant, { params })
    api.simulator.arm({ kind: 'error', code: 139103, path: tenant.account.phone_number_id })
    expect(await unblock(tenant, { params })).toMatchObject(failure(502, 'channel_upstream_error'))
    expect((await send('getContact', tenant, { params })).body.data.blocked).toBe(true)
  })
})
