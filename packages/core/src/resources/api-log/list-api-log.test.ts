import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import { type LoggedCall, writeCalls } from '../../mechanisms/api-log/logged-call.ts'
import { idTimeMs, newId } from '../../mechanisms/ids/index.ts'
import { aCall, aScope } from '../../testing/index.ts'
import { type ApiLogFilters, maxScanned } from './find-calls.ts'
import { listApiLog } from './list-api-log.ts'
import { listLatestCalls } from './list-latest-calls.ts'

const database = await sharedDatabase()
const start = Date.parse('2026-11-20T23:59:59.990Z')

async function idsOf(organizationId: string, filters: ApiLogFilters, limit = 100): Promise<(string | undefined)[]> {
  const { data } = await listApiLog(database, aScope(organizationId), { query: { limit, ...filters } })
  return data.map(({ request_id }) => request_id)
}

it('lists the calls of one organization, newest first, in pages', async () => {
  const [mine, other] = [newId('organization'), newId('organization')]
  // Two at a time, across midnight.
  const calls = Array.from({ length: 25 }, (_, index) => aCall(mine, { atMs: start + Math.floor(index / 2) }))
  await writeCalls(database, [...calls, aCall(other)])
  const expected = calls.map(({ requestId }) => requestId).toReversed()
  const seen: string[] = []
  let cursor: string | undefined
  let pages = 0
  do {
    const page = await listApiLog(database, aScope(mine), { query: { limit: 10, cursor } })
    seen.push(...page.data.map(({ request_id }) => request_id))
    cursor = page.next_cursor ?? undefined
    pages++
  } while (cursor !== undefined)
  expect(pages).toBe(3)
  expect(seen).toEqual(expected)
  const latest = await listLatestCalls(database, { organization_id: mine, limit: 3 })
  expect(latest.map(({ request_id }) => request_id)).toEqual(expected.slice(0, 3))
})

it('refuses the cursor of another organization and of other filters', async () => {
  const [mine, other] = [newId('organization'), newId('organization')]
  await writeCalls(database, [aCall(mine), aCall(mine)])
  const { next_cursor } = await listApiLog(database, aScope(mine), { query: { limit: 1 } })
  const query = { limit: 1, cursor: next_cursor ?? '' }
  await expect(listApiLog(database, aScope(other), { query })).rejects.toMatchObject({ code: 'invalid_cursor' })
  const filtered = { ...query, method: 'GET' }
  await expect(listApiLog(database, aScope(mine), { query: filtered })).rejects.toMatchObject({
    code: 'invalid_cursor',
  })
})

describe('filters', async () => {
  const organization = newId('organization')
  const call = (name: string, overrides: Partial<LoggedCall>, atMs = start) => {
    const made = aCall(organization, { requestId: newId('request'), ...overrides, atMs })
    return [name, made] as const
  }
  const calls = new Map([
    call('read', { status: 200, path: '/v1/contacts' }),
    call('unchanged', { status: 304, path: '/v1/contacts' }, start + 1),
    call('invalid', { status: 400, errorCode: 'invalid_field_value', method: 'POST', path: '/v1/contacts' }, start + 2),
    call('limited', { status: 429, errorCode: 'rate_limit_exceeded', keyId: 'key_other', path: '/v1/me' }, start + 3),
    call('failed', { status: 500, errorCode: 'internal_error', path: '/v1/contacts/ctc_1' }, start + 4),
    call('unusual', { status: 404, errorCode: 'resource_not_found', path: "/v1/100%_\\'x" }, start + 5),
  ])
  await writeCalls(database, [...calls.values()])
  const names = new Map([...calls].map(([name, { requestId }]) => [requestId, name]))

  it.each<[ApiLogFilters, string[]]>([
    [{ status_class: '2xx' }, ['read']],
    [{ status_class: '3xx' }, ['unchanged']],
    [{ status_class: '4xx' }, ['unusual', 'limited', 'invalid']],
    [{ status_class: '5xx' }, ['failed']],
    [{ error_code: 'rate_limit_exceeded' }, ['limited']],
    [{ error_code: 'unknown' }, []],
    [{ method: 'POST' }, ['invalid']],
    [{ key_id: 'key_other' }, ['limited']],
    [{ path: '/v1/contacts' }, ['failed', 'invalid', 'unchanged', 'read']],
    [{ path: '/v1/contacts/' }, ['failed']],
    [{ path: '/v1/100%_\\' }, ['unusual']],
    [{ path: '/v1/%' }, []],
    [{ created_after: '2026-11-20T23:59:59.994Z' }, ['unusual', 'failed']],
    [{ created_before: '2026-11-20T23:59:59.991Z' }, ['read']],
    [
      { created_after: '2026-11-20T23:59:59.991Z', created_before: '2026-11-20T23:59:59.993Z' },
      ['invalid', 'unchanged'],
    ],
    [{ status_class: '4xx', path: '/v1/contacts', method: 'POST', key_id: 'key_of_the_test' }, ['invalid']],
    [{ status_class: '2xx', error_code: 'internal_error' }, []],
  ])('%j', async (filters, expected) => {
    expect((await idsOf(organization, filters)).map((id) => names.get(id ?? ''))).toEqual(expected)
  })

  it('keep their order over pages', async () => {
    const scope = aScope(organization)
    const first = await listApiLog(database, scope, { query: { limit: 2, status_class: '4xx' } })
    expect(first).toMatchObject({ has_more: true, data: [{ path: "/v1/100%_\\'x" }, { path: '/v1/me' }] })
    const query = { limit: 2, status_class: '4xx', cursor: first.next_cursor ?? '' } as const
    expect(await listApiLog(database, scope, { query })).toMatchObject({ has_more: false, data: [{ status: 400 }] })
  })
})

describe('a request id', () => {
  it('finds a call, also one that was logged later', async () => {
    const [mine, other] = [newId('organization'), newId('organization')]
    const [exact, later] = [newId('request'), newId('request')]
    await writeCalls(database, [
      aCall(mine, { requestId: exact, atMs: idTimeMs(exact) }),
      aCall(mine, { requestId: later, atMs: idTimeMs(later) + 20 }),
    ])
    for (const request_id of [exact, later]) {
      expect(await idsOf(mine, { request_id })).toEqual([request_id])
      expect(await idsOf(other, { request_id })).toEqual([])
    }
    expect(await idsOf(mine, { request_id: exact, status_class: '4xx' })).toEqual([])
    expect(await idsOf(mine, { request_id: exact, created_before: '2020-01-01T00:00:00Z' })).toEqual([])
  })

  it.each([newId('request'), `req_${'Z'.repeat(26)}`, `req_7${'Z'.repeat(25)}`])(
    'may be unknown: %s',
    async (request_id) => {
      expect(await idsOf(newId('organization'), { request_id })).toEqual([])
    },
  )
})

const insertMany = statement(
  'test_insert_many_calls',
  `INSERT INTO api_log (organization_id, created_at, request_id, method, path, status, latency_ms)
   SELECT $1, $2::timestamptz + n * interval '1 ms', 'req_' || n, 'GET', '/v1/me', 200, 1
   FROM generate_series(1, $3::int) n`,
)

it('ends a page after many calls, and finds the others on the next pages', async () => {
  const organization = newId('organization')
  const scope = aScope(organization)
  const oldest = aCall(organization, { method: 'DELETE', atMs: start })
  await writeCalls(database, [oldest])
  await database.execute(insertMany, [organization, new Date(start), maxScanned + 10])
  const empty = await listApiLog(database, scope, { query: { limit: 5, method: 'DELETE' } })
  expect(empty).toMatchObject({ data: [], has_more: true })
  const query = { limit: 5, method: 'DELETE', cursor: empty.next_cursor ?? '' }
  expect(await listApiLog(database, scope, { query })).toMatchObject({
    data: [{ request_id: oldest.requestId }],
    has_more: false,
  })
  const found = await listLatestCalls(database, { organization_id: organization, limit: 5, method: 'DELETE' })
  expect(found).toMatchObject([{ request_id: oldest.requestId }])
})
