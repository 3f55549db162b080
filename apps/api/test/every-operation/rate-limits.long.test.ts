import { bodyLimits } from '@channel/contract/routes'
import { fakeClock } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import { failure, notFound } from '../support/expectations.ts'
import { allOperations, type OperationId, operations } from '../support/operations.ts'
import { type CheckedResponse, type RequestParts, request, send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { successStatus } from '../support/success-status.ts'
import type { Tenant } from '../support/tenant.ts'
import { validRequests } from '../support/valid-requests.ts'

const clock = fakeClock()
const api = await startApi()
const limited = await startApi({ limits: { read: 2, write: 2 }, now: clock.now })
const unlimited = await startApi({ limits: { read: 0, write: 2 } })

const charged = allOperations.filter(({ statuses }) => statuses.includes(429))
const free = allOperations.filter(({ statuses }) => !statuses.includes(429))
const withBody = charged.filter(({ hasBody, hasForm }) => hasBody && !hasForm)

/**
 * The objects of the request are created on an API without limits; the request itself is sent to the limited one.
 */
async function sendLimited(id: OperationId, tenant: Tenant, changes: RequestParts = {}): Promise<CheckedResponse> {
  return send(id, { ...tenant, url: limited.url }, { ...(await validRequests[id](tenant)), ...changes })
}

function budgetHeaders({ headers }: CheckedResponse) {
  return { policy: headers.get('ratelimit-policy'), left: headers.get('ratelimit') }
}

const none = { policy: null, left: null }

describe.each(charged)('$id', ({ id, method }) => {
  const [budget, other] = method === 'GET' ? (['read', 'write'] as const) : (['write', 'read'] as const)

  it('reports the remaining budget, and is rejected once it is used up', async () => {
    const tenant = await api.tenant()
    const policy = `"${budget}";q=2;w=60`
    for (const left of [1, 0]) {
      const response = await sendLimited(id, tenant)
      expect(response.status).toBe(successStatus(id))
      expect(budgetHeaders(response)).toEqual({ policy, left: `"${budget}";r=${left};t=60` })
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    const refused = await sendLimited(id, tenant)
    expect(refused).toMatchObject(failure(429, 'rate_limit_exceeded'))
    expect(refused.body.error.message).toContain(`its budget of 2 ${budget}s per minute. Try again in 60 seconds.`)
    expect(budgetHeaders(refused)).toEqual({ policy, left: `"${budget}";r=0;t=60` })
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    const untouched = await sendLimited(other === 'read' ? 'getMe' : 'createLabel', tenant)
    expect(budgetHeaders(untouched).left).toBe(`"${other}";r=1;t=60`)
  })

  it('is not charged without a key', async () => {
    const response = await sendLimited(id, await api.tenant(), { headers: { Authorization: 'Bearer x' } })
    expect(response.status).toBe(401)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(budgetHeaders(response)).toEqual(none)
  })

  it('is charged even if the request is rejected later', async () => {
    const response = await sendLimited(id, await api.tenant(), { query: { surprise: 1 } })
    expect(response.status).toBe(400)
    expect(budgetHeaders(response).left).toBe(`"${budget}";r=1;t=60`)
  })
})

describe.each(withBody)('the body of $id', ({ id }) => {
  it('is charged before it is read', async () => {
    const tenant = await api.tenant()
    const tooLarge = await sendLimited(id, tenant, { body: `"${'x'.repeat(bodyLimits.maxBytes)}"` })
    expect(tooLarge.status).toBe(413)
    expect(budgetHeaders(tooLarge).left).toBe('"write";r=1;t=60')
    const otherType = await sendLimited(id, tenant, { headers: { 'Content-Type': 'text/plain' } })
    expect(otherType.status).toBe(415)
    expect(budgetHeaders(otherType).left).toBe('"write";r=0;t=60')
    const refused = await sendLimited(id, tenant, { headers: { 'Content-Type': 'text/plain' }, body: '{' })
    expect(refused.status).toBe(429)
  })
})

describe.each(free)('$id', ({ id }) => {
  it('has no rate limit', async () => {
    const tenant = await api.tenant()
    for (let sent = 0; sent < 4; sent++) {
      const response = await sendLimited(id, tenant)
      expect(response.status).toBe(200)
      expect(budgetHeaders(response)).toEqual(none)
    }
  })
})

describe('a rate limit', () => {
  it('is shared by all keys of an organization only', async () => {
    const tenant = await api.tenant()
    const otherKey = { ...tenant, key: await tenant.addKey() }
    await sendLimited('getMe', tenant)
    await sendLimited('getMe', otherKey)
    expect(await sendLimited('getMe', tenant)).toMatchObject({ status: 429 })
    expect(await sendLimited('getMe', otherKey)).toMatchObject({ status: 429 })
    expect(await sendLimited('getMe', await api.tenant())).toMatchObject({ status: 200 })
  })

  it('resets a minute after its first request, exactly as Retry-After says', async () => {
    const tenant = await api.tenant()
    await sendLimited('getMe', tenant)
    clock.advance(47_500)
    await sendLimited('getMe', tenant)
    const refused = await sendLimited('getMe', tenant)
    expect(refused.headers.get('retry-after')).toBe('13')
    expect(refused.headers.get('ratelimit')).toBe('"read";r=0;t=13')
    clock.advance(12_499)
    expect(await sendLimited('getMe', tenant)).toMatchObject({ status: 429 })
    clock.advance(1)
    expect(budgetHeaders(await sendLimited('getMe', tenant)).left).toBe('"read";r=1;t=60')
  })

  it('is charged by HEAD as by GET', async () => {
    const tenant = await api.tenant()
    const response = await sendLimited('getMe', tenant, { method: 'HEAD' })
    expect(budgetHeaders(response)).toEqual({ policy: '"read";q=2;w=60', left: '"read";r=1;t=60' })
    await sendLimited('getMe', tenant, { method: 'HEAD' })
    expect(await sendLimited('getMe', tenant, { method: 'HEAD' })).toMatchObject({ status: 429, body: undefined })
  })

  it('is not charged for unknown operations', async () => {
    const { key } = await api.tenant()
    const headers = { Authorization: `Bearer ${key}` }
    for (let sent = 0; sent < 3; sent++) {
      const unknown = await request(`${limited.url}/v1/nothing`, { headers })
      expect(unknown).toMatchObject(notFound)
      const wrongMethod = await request(`${limited.url}${operations.getMe.path}`, { method: 'DELETE', headers })
      expect(wrongMethod.status).toBe(405)
      expect([budgetHeaders(unknown), budgetHeaders(wrongMethod)]).toEqual([none, none])
    }
  })

  it('that is disabled accepts everything without headers, while the other one applies', async () => {
    const tenant = { ...(await api.tenant()), url: unlimited.url }
    for (let sent = 0; sent < 4; sent++) {
      const response = await send('getMe', tenant)
      expect(response.status).toBe(200)
      expect(budgetHeaders(response)).toEqual(none)
    }
    for (const status of [400, 400, 429])
      expect(await send('createLabel', tenant, { body: {} })).toMatchObject({ status })
  })

  it('counts concurrent requests correctly', async () => {
    const tenant = await api.tenant()
    const responses = await Promise.all(Array.from({ length: 12 }, () => sendLimited('getMe', tenant)))
    const statuses = responses.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 200, ...Array.from({ length: 10 }, () => 429)])
  })
})
