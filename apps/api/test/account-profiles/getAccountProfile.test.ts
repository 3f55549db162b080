import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const upstream = failure(502, 'channel_upstream_error')

describeOperation('getAccountProfile', (send) => {
  it('reads the profile from the provider', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = tenant.account
    const empty = { about: null, address: null, description: null, email: null, picture_url: null, vertical: null }
    expect((await send(tenant)).body.data).toEqual({
      object: 'account_profile',
      phone_number_id,
      ...empty,
      websites: [],
    })
    const change = { about: 'Open', vertical: 'RETAIL', websites: ['https://example.com/'] }
    api.simulator.setNumber(phone_number_id, { profile: change })
    expect((await send(tenant)).body.data).toMatchObject({ ...empty, ...change })
  })

  it('returns 502 if the provider refuses, and for an account without an authorization', async () => {
    const tenant = await api.tenant()
    for (const code of [4, 100, 190]) {
      api.simulator.arm({ kind: 'error', code, path: tenant.account.phone_number_id })
      expect(await send(tenant)).toMatchObject(upstream)
    }
    const { phone_number_id } = await tenant.addAccount({ authorized: false })
    expect(await send(tenant, { params: { phone_number_id } })).toMatchObject(upstream)
  })
})
