import { once } from 'node:events'
import { connect } from 'node:net'
import { listAllApiKeys } from '@channel/core/api-keys'
import { listApiLog } from '@channel/core/api-log'
import { type LoggedCall, unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import { sharedDatabase } from '@channel/test-kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp, type Dependencies } from '../../src/index.ts'
import { countLoggedCalls, loggedCalls } from '../support/logged-calls.ts'
import { allOperations, type OperationId, operations } from '../support/operations.ts'
import { head, rawRequest } from '../support/raw-request.ts'
import { type CheckedResponse, fill, type RequestParts, request, send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { startWiredApi } from '../support/start-wired-api.ts'
import { validRequests } from '../support/valid-requests.ts'
import { sendBurst } from './api-log.fixtures.ts'

const api = await startApi()
const database = await sharedDatabase()
const tenant = await api.tenant()
const [key] = await listAllApiKeys(database, { organization_id: tenant.organizationId })
const mine = { organization_id: tenant.organizationId, key_id: key?.id }
const withoutOrganization = { organization_id: unauthenticatedOrganizationId, key_id: null }
const authorization = { Authorization: `Bearer ${tenant.key}` }

const requestIdOf = ({ headers }: Pick<CheckedResponse, 'headers'>) => headers.get('x-request-id')
const logged = async (...responses: Pick<CheckedResponse, 'headers'>[]) =>
  loggedCalls(database, responses.map(requestIdOf))

describe('every call is logged once', () => {
  // All at once, because calls are written shortly afterwards.
  let sent: Map<OperationId, { parts: RequestParts; response: CheckedResponse }>
  beforeAll(async () => {
    const sendValid = async (id: OperationId) => {
      const parts = await validRequests[id](tenant)
      return [id, { parts, response: await send(id, tenant, parts) }] as const
    }
    sent = new Map()
    for (const { id } of allOperations) sent.set(...(await sendValid(id)))
  })

  it.each(allOperations)('of $id', async ({ id, needsKey }) => {
    const { parts, response } = sent.get(id)!
    const { status, headers } = response
    const { method, path } = operations[id]
    const whose = needsKey ? mine : withoutOrganization
    expect(await logged({ headers })).toEqual([
      {
        ...whose,
        request_id: headers.get('x-request-id'),
        method,
        path: fill(path, { phone_number_id: tenant.account.phone_number_id, ...parts.params }),
        status,
        error_code: null,
        latency_ms: expect.any(Number),
        ip: '127.0.0.1',
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
  })

  it('with its time and latency', async () => {
    const before = Date.now()
    const response = await send('listContacts', tenant)
    const [call] = await logged(response)
    expect(Date.parse(call?.created_at ?? '')).toBeGreaterThanOrEqual(before)
    expect(Date.parse(call?.created_at ?? '')).toBeLessThanOrEqual(Date.now())
    expect(call?.latency_ms).toBeGreaterThan(0)
    expect(call?.latency_ms).toBeLessThan(Date.now() - before + 1)
  })

  it.each([
    ['HEAD', '/v1/me', 200, null],
    ['GET', '/v1/labels/lbl_unknown', 400, 'invalid_field_value'],
    ['GET', `/v1/labels/lbl_${'0'.repeat(26)}`, 404, 'resource_not_found'],
    ['GET', '/v1/nothing/of/that/kind', 404, 'resource_not_found'],
    ['PUT', '/v1/me', 405, 'method_not_allowed'],
    ['POST', '/v1/labels', 400, 'invalid_field_value'],
  ])('%s %s, with status %i and error code %s', async (method, path, status, error_code) => {
    const response = await request(`${api.url}${path}`, { method, headers: authorization })
    expect(await logged(response)).toMatchObject([{ ...mine, method, path, status, error_code }])
  })

  it('with the error code of a replayed error', async () => {
    const headers = { 'Idempotency-Key': 'a-refused-contact' }
    const body = { phone_number: '+4930', from: tenant.account.phone_number_id }
    const refuse = () => send('createContact', tenant, { body, headers })
    const [first, second] = [await refuse(), await refuse()]
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(requestIdOf(second)).toBe(requestIdOf(first))
    const path = '/v1/contacts'
    const scope = { ...api.dependencies, organizationId: tenant.organizationId }
    const list = async () => {
      const query = { limit: 10, path, error_code: 'invalid_phone_number' }
      return (await listApiLog(database, scope, { query })).data
    }
    await expect.poll(list).toMatchObject([{ status: 400 }, { status: 400 }])
  })

  it.each([
    ['no key', '/v1/me', {}],
    ['an unknown key', '/v1/labels', { Authorization: 'Bearer chn_live_0123456789abcdef01234567' }],
    ['no key on an unknown path', '/v1/nothing', {}],
  ])('with %s, without an organization', async (_what, path, headers) => {
    const response = await request(`${api.url}${path}`, { headers: headers as Record<string, string> })
    expect(await logged(response)).toMatchObject([
      { ...withoutOrganization, method: 'GET', path, status: 401, error_code: expect.any(String) },
    ])
  })

  it.each([
    ['revoked', 'revoked_api_key', { revoked: true }],
    ['expired', 'expired_api_key', { expires_at: '2020-01-01T00:00:00Z' }],
  ])('with a key of the organization that is %s, without recording its use', async (_what, error_code, options) => {
    const refused = await tenant.addKey(options)
    const response = await request(`${api.url}/v1/me`, { headers: { Authorization: `Bearer ${refused}` } })
    const key = (await listAllApiKeys(database, { organization_id: tenant.organizationId })).find(({ display }) =>
      refused.endsWith(display.slice(-4)),
    )
    expect(key?.last_used_at).toBeNull()
    expect(await logged(response)).toMatchObject([
      { ...mine, key_id: key?.id, path: '/v1/me', status: 401, error_code },
    ])
  })

  it('that fails with 500', async () => {
    const findKey = () => Promise.reject(new Error('the database is unavailable'))
    const app = createApp({ ...api.dependencies, findKey })
    const response = await app.fetch(new Request('http://localhost/v1/me', { headers: authorization }))
    expect(await logged(response)).toMatchObject([
      { ...withoutOrganization, path: '/v1/me', status: 500, error_code: 'internal_error', ip: null },
    ])
  })

  it('whose client disconnects before the response', async () => {
    const own = await api.tenant()
    const path = '/v1/contacts'
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1')
    const lines = [`Authorization: Bearer ${own.key}`, 'Content-Type: application/json', 'Content-Length: 10']
    socket.write(head(`POST ${path} HTTP/1.1`, ...lines, 'Expect: 100-continue'))
    await once(socket, 'data')
    socket.destroy()
    await expect.poll(() => countLoggedCalls(database, own.organizationId, path)).toBe(1)
  })
})

describe('the IP address', async () => {
  const behindProxy = await startApi({ trustedProxies: '127.0.0.0/8' })
  const forged = { ...authorization, 'X-Forwarded-For': '203.0.113.9', Forwarded: 'for=203.0.113.9' }

  it('is that of the connection without trusted proxies', async () => {
    const response = await request(`${api.url}/v1/me`, { headers: forged })
    expect(await logged(response)).toMatchObject([{ ip: '127.0.0.1' }])
  })

  it.each([
    [{ 'X-Forwarded-For': '198.51.100.1, 2001:db8::7' }, '2001:db8::7'],
    [{ Forwarded: 'for=198.51.100.1, for="203.0.113.9:4711"' }, '203.0.113.9'],
    [{ 'X-Forwarded-For': '203.0.113.9, nonsense' }, '127.0.0.1'],
    [{}, '127.0.0.1'],
  ])('is what a trusted proxy reports: %j', async (headers, ip) => {
    const response = await request(`${behindProxy.url}/v1/me`, {
      headers: { ...authorization, ...headers } as Record<string, string>,
    })
    expect(await logged(response)).toMatchObject([{ ip }])
  })
})

it('delays requests while the log is full, except /v1/health', async () => {
  const capacity = Promise.withResolvers<void>()
  const recorded: LoggedCall[] = []
  const apiLog = { waitForCapacity: () => capacity.promise, record: (call: LoggedCall) => void recorded.push(call) }
  let lookups = 0
  const findKey: Dependencies['findKey'] = (hash) => {
    lookups++
    return api.dependencies.findKey(hash)
  }
  const app = createApp({ ...api.dependencies, apiLog, findKey })
  const waiting = app.fetch(new Request('http://localhost/v1/me', { headers: authorization }))
  expect(await app.fetch(new Request('http://localhost/v1/health'))).toMatchObject({ status: 200 })
  expect(recorded).toMatchObject([{ path: '/v1/health' }])
  expect(lookups).toBe(0)
  capacity.resolve()
  expect(await waiting).toMatchObject({ status: 200 })
  expect(recorded).toMatchObject([{ path: '/v1/health' }, { path: '/v1/me' }])
})

it('logs calls that have waited for events without the wait, and none that has waited in vain', async () => {
  const waiting = await api.tenant()
  const list = (query: NonNullable<RequestParts['query']>) => send('listEvents', waiting, { query })
  const { resume_cursor: cursor } = (await list({ start: 'latest' })).body
  const inVain = await list({ cursor, wait: 2 })
  expect(inVain.body.data).toEqual([])
  const unfinished = list({ cursor, wait: 30 })
  const open = performance.now()
  await expect.poll(() => performance.now() - open, { timeout: 10_000 }).toBeGreaterThan(2_000)
  await waiting.createContact()
  const answered = await unfinished
  expect(answered.body.data).toHaveLength(1)
  const refused = await list({ order: 'newest_first', wait: 1 })
  const calls = await logged(answered, refused)
  expect(calls).toMatchObject([
    { status: 200, path: '/v1/events' },
    { status: 400, path: '/v1/events' },
  ])
  expect(calls[0]?.latency_ms).toBeLessThan(2_000)
  const { data } = await listApiLog(
    database,
    { ...api.dependencies, organizationId: waiting.organizationId },
    { query: { limit: 100, path: '/v1/events' } },
  )
  expect(data.map(({ request_id }) => request_id)).not.toContain(requestIdOf(inVain))
})

it('does not log requests outside of the API', async () => {
  const { headers: ofReady } = await request(`${api.url}/ready`)
  const ofNonsense = await rawRequest(api.url, head('GET /v1/health HTTP/1.1', ': x'))
  const after = await request(`${api.url}/v1/health`)
  const later = await logged(after)
  expect(later).toHaveLength(1)
  const ids = [ofReady.get('x-request-id'), requestIdOf(ofNonsense), requestIdOf(after)]
  const { data } = await listApiLog(
    database,
    { ...api.dependencies, organizationId: unauthenticatedOrganizationId },
    { query: { limit: 100 } },
  )
  expect(data.map(({ request_id }) => request_id).filter((id) => ids.includes(id))).toEqual([requestIdOf(after)])
})

it('does not log secrets, queries, headers or bodies', async () => {
  const own = await api.tenant()
  const query = { search: 'between-us-query' }
  const [listed, created] = [
    await send('listContacts', own, { query }),
    await send('createLabel', own, { body: { name: 'between-us-body' }, headers: { 'X-Token': 'between-us-header' } }),
  ]
  const misplaced = await request(`${api.url}/v1/${own.key}/contacts`, {
    headers: { Authorization: `Bearer ${own.key}` },
  })
  const text = JSON.stringify(await logged(listed, created, misplaced))
  expect(text).toContain('/v1/[redacted]/contacts')
  expect(text).not.toContain('between-us')
  expect(text).not.toContain(own.key.slice('chn_live_'.length))
})

it("shows calls only to the key's organization", async () => {
  const [own, other] = [await api.tenant(), await api.tenant()]
  const responses = [await send('getMe', own), await send('listLabels', own), await send('getMe', other)]
  await logged(...responses)
  const scope = { ...api.dependencies, organizationId: own.organizationId }
  const { data } = await listApiLog(database, scope, { query: { limit: 10 } })
  expect(data.map(({ request_id }) => request_id)).toEqual([requestIdOf(responses[1]!), requestIdOf(responses[0]!)])
})

describe('a process', () => {
  it('loses no calls of a burst or of the last second before it stops', async () => {
    const own = await api.tenant()
    const burst = 1_500
    const { url, stop, output } = await startWiredApi()
    expect(await sendBurst(url, own.key, burst)).toBe(0)
    await stop()
    expect(output()).toBe('')
    expect(await countLoggedCalls(database, own.organizationId, '/v1/nothing')).toBe(burst)
  })
})
