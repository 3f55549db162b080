import { type DashboardRoute, dashboardRoutes, publicRoutesOfDashboard } from '@channel/contract/dashboard/routes'
import { listLatestCalls } from '@channel/core/api-log'
import { ApiError } from '@channel/core/mechanisms/errors'
import type { Role } from '@channel/core/members'
import { describe, expect, it } from 'vitest'
import { requireRole } from '../../src/dashboard/request/require-role.ts'
import { aDashboardUser, type DashboardUser } from '../support/dashboard.ts'
import { failure } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const tenant = await api.tenant()
const { organizationId } = tenant
const users: Record<Role, DashboardUser> = {
  owner: await aDashboardUser(api, { organizationId }),
  member: await aDashboardUser(api, { role: 'member', organizationId }),
  read_only: await aDashboardUser(api, { role: 'read_only', organizationId }),
}
const stranger = await aDashboardUser(api)

interface Operation {
  id: string
  method: string
  path: string
  /** Null without a session. */
  role: Role | null
}

const routes = [...Object.values(dashboardRoutes), ...Object.values(publicRoutesOfDashboard)]
const operations = routes.map(
  ({ operationId, method, path, 'x-role': role }): Operation => ({
    ...{ id: operationId, method: method.toUpperCase(), path, role },
  }),
)
const pathOf = ({ path }: Operation, params: Record<string, string> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '999999999999'))

/** Headers that a browser sends from a page of another site or a form that hides it, and some that no page sends. */
const foreignPages: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site', origin: api.url },
  { origin: 'https://evil.example' },
  { origin: `${api.url}.evil.example` },
  { origin: 'null' },
  { referer: `${api.url}/` },
  {},
]

describe.each(operations)('$method $path', (operation) => {
  const { method, role } = operation

  it.runIf(role !== null)('requires a session', async () => {
    const response = await stranger.send(method, pathOf(operation), {
      headers: { cookie: 'channel.session_token=forged.x' },
    })
    expect(response).toMatchObject(failure(401, 'unauthenticated'))
  })

  it.runIf(method !== 'GET')('refuses a request from a page of another site, or from none', async () => {
    for (const from of foreignPages) {
      const headers = { cookie: users.owner.cookie, 'content-type': 'application/json', ...from }
      const response = await fetch(api.url + pathOf(operation), { method, headers, body: '{}' })
      expect({ status: response.status, body: await response.json() }).toMatchObject(failure(403, 'origin_not_allowed'))
      expect(response.headers.has('access-control-allow-origin')).toBe(false)
    }
  })

  it.runIf(role !== null)('accepts its lowest role', async () => {
    // One that signs out or leaves is no longer signed in.
    const user = ['deleteSession', 'deleteMembership'].includes(operation.id)
      ? await aDashboardUser(api, { organizationId })
      : users[role!]
    const response = await fetch(api.url + pathOf(operation), {
      method,
      headers: { cookie: user.cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      ...(method !== 'GET' && { body: '{}' }),
    })
    expect(response.status).not.toBeOneOf([401, 403])
    // The stream of live changes has no end.
    await response.body?.cancel()
  })

  it.runIf(role === 'member' || role === 'owner')('refuses lower roles', async () => {
    for (const lower of role === 'owner' ? (['member', 'read_only'] as const) : (['read_only'] as const)) {
      const response = await users[lower].send(method, pathOf(operation), method === 'GET' ? {} : { body: {} })
      expect(response).toMatchObject(failure(403, 'role_not_allowed'))
    }
  })
})

it('has a role for every operation with a session, and lets a read-only user write only what concerns the user', () => {
  const open = routes.filter(({ security }) => security?.length === 0)
  expect(open).toEqual(routes.filter((route) => route['x-role'] === null))
  const writes = operations.filter(({ method, role }) => method !== 'GET' && role === 'read_only')
  expect(new Set(writes.map(({ id }) => id))).toEqual(
    new Set([
      'deleteSession',
      'updateSession',
      'createMembership',
      'deleteMembership',
      'updatePassword',
      'createSecondFactor',
      'updateSecondFactor',
      'createPasskey',
      'createPasskeyChallenge',
      'deletePasskey',
      'updatePasskey',
      'deleteOtherUserSessions',
      'deleteUserSession',
      'updateProfile',
      'updatePresence',
      'markMentionsRead',
    ]),
  )
})

it('refuses every role if an operation has none', () => {
  const route = { ...dashboardRoutes.updateProfile, 'x-role': undefined } as unknown as DashboardRoute
  for (const role of ['owner', 'member', 'read_only'] as const) expect(() => requireRole(role, route)).toThrow(ApiError)
})

it('accepts an Origin of the service from a browser without Sec-Fetch-Site', async () => {
  const headers = { cookie: users.owner.cookie, 'content-type': 'application/json', origin: api.url }
  const body = JSON.stringify({ name: `Label ${Math.random()}`, team_id: tenant.team.id })
  const { status } = await fetch(`${api.url}/dashboard/v1/labels`, { method: 'POST', headers, body })
  expect(status).toBe(201)
})

it('charges each user separately, and not the organization', async () => {
  const limited = await startApi({ limits: { read: 2, write: 1 } })
  const other = await limited.tenant()
  const [first, second] = [
    await aDashboardUser(limited, { organizationId: other.organizationId }),
    await aDashboardUser(limited, { organizationId: other.organizationId }),
  ]
  const read = (user: DashboardUser) => user.send('GET', '/dashboard/v1/labels')
  expect((await read(first)).headers.get('ratelimit')).toMatch(/^"read";r=1/)
  await read(first)
  const { status, headers, body } = await first.send('GET', '/dashboard/session')
  expect({ status, body }).toMatchObject(failure(429, 'rate_limit_exceeded'))
  expect(body.error.message).toMatch(/^You have used up your budget of 2 reads per minute/)
  expect(headers.get('retry-after')).not.toBeNull()
  expect(await read(second)).toMatchObject({ status: 200 })
  const withKey = await fetch(`${limited.url}/v1/labels`, { headers: { authorization: `Bearer ${other.key}` } })
  expect(withKey.headers.get('ratelimit')).toMatch(/^"read";r=1/)
})

it('keeps requests of the dashboard out of the API log', async () => {
  const quiet = await api.tenant()
  const user = await aDashboardUser(api, { organizationId: quiet.organizationId })
  await user.send('GET', '/dashboard/v1/labels')
  await fetch(`${api.url}/v1/labels`, { headers: { authorization: `Bearer ${quiet.key}` } })
  const paths = async () => {
    const calls = await listLatestCalls(api.dependencies.database, { organization_id: quiet.organizationId, limit: 9 })
    return calls.map(({ path }) => path)
  }
  await expect.poll(paths).toEqual(['/v1/labels'])
})
