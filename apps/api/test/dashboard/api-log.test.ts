import { beforeAll, expect, it, vi } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { failure } from '../support/expectations.ts'
import { request } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const tenant = await api.tenant()
const user = await aDashboardUser(api, { organizationId: tenant.organizationId, role: 'read_only' })
const stranger = await aDashboardUser(api)

const headers = { Authorization: `Bearer ${tenant.key}` }
const call = async (path: string) => (await request(`${api.url}${path}`, { headers })).headers.get('x-request-id') ?? ''
const ids = { found: await call('/v1/me'), missing: await call(`/v1/labels/lbl_${'0'.repeat(26)}`) }
const list = async (query = '', by = user) => by.send('GET', `/dashboard/api_log${query}`)
const idsOf = (body: { data: { request_id: string }[] }) => body.data.map(({ request_id }) => request_id)
beforeAll(() => vi.waitFor(async () => expect(idsOf((await list()).body)).toHaveLength(2), { timeout: 120_000 }))

it('lists the calls of the organization, newest first', async () => {
  const { body } = await list()
  expect(body).toMatchObject({
    data: [
      { request_id: ids.missing, status: 404, error_code: 'resource_not_found', ip: '127.0.0.1' },
      { request_id: ids.found, method: 'GET', path: '/v1/me', status: 200, error_code: null },
    ],
    has_more: false,
    next_cursor: null,
  })
  const first = await list('?limit=1')
  expect(idsOf((await list(`?limit=1&cursor=${first.body.next_cursor}`)).body)).toEqual([ids.found])
  expect((await list('', stranger)).body.data).toEqual([])
})

it.each([
  ['?status_class=4xx', () => [ids.missing]],
  ['?error_code=resource_not_found', () => [ids.missing]],
  ['?method=GET&path=/v1/me', () => [ids.found]],
  [`?request_id=${ids.found}`, () => [ids.found]],
  ['?created_before=2020-01-01T00:00:00Z', () => []],
])('filters by %s', async (query, expected) => {
  expect(idsOf((await list(query)).body)).toEqual(expected())
})

it.each([
  ['?status_class=6xx', 'status_class'],
  ['?method=get', 'method'],
  ['?request_id=1', 'request_id'],
  ['?created_after=yesterday', 'created_after'],
  ['?page=2', 'page'],
])('refuses %s', async (query, param) => {
  expect(await list(query)).toMatchObject({ status: 400, body: { error: { param } } })
})

it('gets one call by its request id', async () => {
  const get = (by: typeof user, id: string) => by.send('GET', `/dashboard/api_log/${id}`)
  expect(await get(user, ids.missing)).toMatchObject({ status: 200, body: { data: { request_id: ids.missing } } })
  expect(await get(stranger, ids.missing)).toMatchObject(failure(404, 'resource_not_found', 'request_id'))
  expect(await get(user, `req_${'Z'.repeat(26)}`)).toMatchObject({ status: 404 })
  expect(await get(user, 'nonsense')).toMatchObject({ status: 400 })
})

it('exports calls as a file', async () => {
  const download = (query: string, cookie = user.cookie) =>
    fetch(`${api.url}/dashboard/api_log/export${query}`, { headers: { cookie } })
  const csv = await download('?format=csv&status_class=4xx')
  expect(csv.headers.get('content-type')).toBe('text/csv')
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="api-log.csv"')
  const lines = (await csv.text()).trimEnd().split('\r\n')
  expect(lines).toEqual([expect.stringMatching(/^created_at,request_id,/), expect.stringContaining(ids.missing)])
  const ndjson = await (await download('?format=ndjson')).text()
  expect(
    ndjson
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).request_id),
  ).toEqual([ids.missing, ids.found])
  expect(await (await download('?format=ndjson', stranger.cookie)).text()).toBe('')
  expect(await download('?format=xml')).toMatchObject({ status: 400 })
  expect(await download('?format=csv', '')).toMatchObject({ status: 401 })
})

it('requires a session', async () => {
  const withoutSession = { ...user, cookie: '' }
  for (const path of [
    '/dashboard/api_log',
    `/dashboard/api_log/${ids.found}`,
    '/dashboard/figures',
    '/dashboard/live',
  ]) {
    expect(await fetch(`${api.url}${path}`, { headers: { cookie: withoutSession.cookie } })).toMatchObject({
      status: 401,
    })
  }
})
