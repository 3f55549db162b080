import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField, notFound } from '../support/expectations.ts'
import { send as list } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const hastyApi = await startApi({ providerTimeoutMs: 300 })
const upstream = failure(502, 'channel_upstream_error')

describeOperation('syncTemplates', (send) => {
  it("copies the provider's templates to the account, and counts new and changed ones", async () => {
    const tenant = await api.tenant()
    const sync = async (names: string[], status = 'APPROVED') => {
      const templates = names.map((name) => ({ name, status }))
      api.simulator.setTemplates(tenant.account.waba_id, templates)
      const response = await send(tenant)
      expect(response.status).toBe(200)
      return response.body.data
    }
    const result = (synced: number, created: number, updated: number) => ({
      object: 'template_sync_result',
      synced,
      created,
      updated,
    })
    expect(await sync([])).toEqual(result(0, 0, 0))
    expect(await sync(['a', 'b'])).toEqual(result(2, 2, 0))
    expect(await sync(['a', 'b'])).toEqual(result(2, 0, 0))
    expect(await sync(['a', 'b', 'c'], 'PAUSED')).toEqual(result(3, 1, 2))
    expect(await sync(['c'], 'PAUSED')).toEqual(result(1, 0, 0))
  })

  it('follows all pages of the provider', async () => {
    const tenant = await api.tenant()
    const templates = Array.from({ length: 230 }, (_, index) => ({ name: `t${index}` }))
    api.simulator.setTemplates(tenant.account.waba_id, templates)
    expect((await send(tenant)).body.data).toMatchObject({ synced: 230, created: 230 })
  })

  it('accepts concurrent calls', async () => {
    const tenant = await api.tenant()
    api.simulator.setTemplates(tenant.account.waba_id, [{ name: 'a' }, { name: 'b' }])
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(tenant)))
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const created = responses.map(({ body }) => body.data.created)
    expect(created.reduce((sum, each) => sum + each, 0)).toBe(2)
  })

  it('restricts the account while the provider rejects its token', async () => {
    const tenant = await api.tenant()
    const { waba_id, id } = tenant.account
    const account = async () => {
      const { body } = await list('listAccounts', tenant)
      return body.data.find((each: { id: string }) => each.id === id)
    }
    api.simulator.setTemplates(waba_id, [])
    api.simulator.arm({ kind: 'error', code: 190, status: 401, path: waba_id, times: 2 })
    for (const _ of [1, 2]) {
      const response = await send(tenant)
      expect(response).toMatchObject({
        status: 502,
        body: { error: { message: expect.stringContaining('Reconnect the account.') } },
      })
      expect(await account()).toMatchObject({ status: 'restricted', restriction: 'authorization_refused' })
    }
    expect((await send(tenant)).status).toBe(200)
    expect(await account()).toMatchObject({ status: 'connected', restriction: null })
  })

  it.each([
    { kind: 'error', code: 190, status: 401 },
    { kind: 'error', code: 80007 },
    { kind: 'error', code: 2, status: 500 },
    { kind: 'garbage', status: 200 },
    { kind: 'drop' },
    { kind: 'hang' },
  ] as const)('returns 502 if the provider fails: %j', async (fault) => {
    const tenant = await api.tenant()
    const before = await tenant.syncTemplates([{ name: 'kept' }])
    api.simulator.setTemplates(tenant.account.waba_id, [{ name: 'other' }])
    api.simulator.arm({ ...fault, path: tenant.account.waba_id })
    const { url } = fault.kind === 'hang' ? hastyApi : api
    const response = await send({ ...tenant, url })
    expect(response).toMatchObject(upstream)
    expect(JSON.stringify(response.body)).not.toMatch(/127\.0\.0\.1|token/)
    const now = await send(tenant)
    expect(now.body.data).toMatchObject({ synced: 1, created: 1 })
    expect(before).toHaveLength(1)
  })

  it('replays the first response whatever has changed since', async () => {
    const tenant = await api.tenant()
    await tenant.syncTemplates([{ name: 'a' }])
    const headers = { 'Idempotency-Key': 'once' }
    const first = await send(tenant, { headers })
    expect(first.status).toBe(200)
    api.simulator.setToken(tenant.account.waba_id, 'another')
    const again = await send(tenant, { headers })
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    const params = { phone_number_id: (await tenant.addAccount()).phone_number_id }
    expect(await send(tenant, { headers, params })).toMatchObject(failure(422, 'idempotency_key_reuse'))
  })

  it('returns 409 for the same key during the provider call, which happens once', async () => {
    const tenant = await api.tenant()
    const { waba_id } = tenant.account
    api.simulator.setTemplates(waba_id, [{ name: 'a' }])
    const listings = () => api.simulator.requests.filter((path) => path.includes(waba_id)).length
    api.simulator.arm({ kind: 'delay', ms: 600_000, path: waba_id })
    const headers = { 'Idempotency-Key': 'once' }
    const first = send(tenant, { headers })
    await expect.poll(listings).toBe(1)
    for (const params of [{}, { phone_number_id: (await tenant.addAccount()).phone_number_id }]) {
      const meanwhile = await send(tenant, { headers, params })
      expect(meanwhile).toMatchObject(failure(409, 'idempotency_in_progress', 'Idempotency-Key'))
      expect(meanwhile.headers.get('Retry-After')).toBe('1')
    }
    await fetch(`${api.simulator.url}/_control/faults`, { method: 'DELETE' })
    const { status, body } = await first
    expect({ status, data: body.data }).toMatchObject({ status: 200, data: { synced: 1, created: 1 } })
    const again = await send(tenant, { headers })
    expect(again).toMatchObject({ status: 200, body })
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    expect(listings()).toBe(1)
  })

  it('stores a 4xx under its key, but not a failure of the provider', async () => {
    const tenant = await api.tenant()
    const params = { phone_number_id: '999999999999' }
    const headers = { 'Idempotency-Key': 'refused' }
    const refused = await send(tenant, { headers, params })
    expect(refused).toMatchObject(notFound)
    expect(await send(tenant, { headers, params })).toMatchObject({ status: 404, body: refused.body })
    const failed = { headers: { 'Idempotency-Key': 'failed' } }
    api.simulator.arm({ kind: 'drop', path: tenant.account.waba_id })
    expect(await send(tenant, failed)).toMatchObject(upstream)
    expect(await send(tenant, failed)).toMatchObject({ status: 200 })
  })

  it('returns 502 if the provider rejects the account’s token, or there is none', async () => {
    const tenant = await api.tenant()
    const unauthorized = await tenant.addAccount({ authorized: false })
    const params = { phone_number_id: unauthorized.phone_number_id }
    expect(await send(tenant, { params })).toMatchObject(upstream)
    api.simulator.setToken(tenant.account.waba_id, 'another')
    expect(await send(tenant)).toMatchObject(upstream)
  })

  it('rejects a malformed key', async () => {
    const tenant = await api.tenant()
    expect(await send(tenant, { headers: { 'Idempotency-Key': 'a b' } })).toMatchObject(invalidField('Idempotency-Key'))
  })
})
