import { describe, expect, it } from 'vitest'
import { failure, notFound } from '../support/expectations.ts'
import { allOperations } from '../support/operations.ts'
import { head, rawRequest } from '../support/raw-request.ts'
import { fill, request, send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { validRequests } from '../support/valid-requests.ts'
import { describeKeys, sample } from './authentication.fixtures.ts'

const api = await startApi()
const tenant = await api.tenant()
const revoked = await tenant.addKey({ revoked: true })
const unknown = `chn_live_${'A'.repeat(24)}`
const all = allOperations
const secured = all.filter(({ needsKey }) => needsKey)

await describeKeys(tenant, sample)

describe.each(secured)('$id', ({ id, method, path }) => {
  it('requires a key', async () => {
    const parts = await validRequests[id](tenant)
    const url = new URL(fill(path, parts.params ?? {}), api.url)
    url.searchParams.set('api_key', tenant.key)
    const response = await request(url, { method, headers: { Cookie: `api_key=${tenant.key}` } })
    expect(response).toMatchObject(failure(401, 'missing_api_key'))
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
  })
})

describe.each(all.filter(({ needsKey }) => !needsKey))('$id', ({ id, path }) => {
  it('requires no key and ignores one', async () => {
    const headers = { Authorization: `Bearer ${revoked}` }
    expect(await send(id, tenant, { headers })).toMatchObject({ status: 200 })
  })

  it('requires no key to say that it has no other method', async () => {
    const response = await request(new URL(path, api.url), { method: 'POST' })
    expect(response).toMatchObject(failure(405, 'method_not_allowed'))
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('an unknown path', () => {
  it('returns 401 without a key and 404 with one', async () => {
    for (const path of ['/v1', '/v1/', '/v1/nothing', '/v1/labels/', '/v1/labels/1/2/3/4']) {
      const url = new URL(path, api.url)
      expect(await request(url)).toMatchObject(failure(401, 'missing_api_key'))
      const headers = { Authorization: `Bearer ${tenant.key}` }
      expect(await request(url, { headers })).toMatchObject(notFound)
    }
  })

  it('returns 404 outside of /v1', async () => {
    for (const path of ['/nothing', '/docs/nothing', '/v10/labels', '/robots.txt']) {
      expect(await request(new URL(path, api.url))).toMatchObject(notFound)
    }
  })
})

it('returns 401 for an unknown method without a key', async () => {
  expect(await request(new URL('/v1/me', api.url), { method: 'DELETE' })).toMatchObject(failure(401, 'missing_api_key'))
})

it('rejects two Authorization headers in any order', async () => {
  const [good, bad] = [`Authorization: Bearer ${tenant.key}`, `Authorization: Bearer ${unknown}`]
  for (const headers of [
    [good, bad],
    [bad, good],
    [good, good],
  ]) {
    expect(await rawRequest(api.url, head('GET /v1/me HTTP/1.1', ...headers))).toMatchObject(
      failure(401, 'invalid_api_key'),
    )
  }
})
