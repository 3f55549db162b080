import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { failure } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

it('serves the public operations with the session, and does not log them', async () => {
  const tenant = await api.tenant()
  const label = await tenant.createLabel({ name: 'VIP' })
  const user = await aDashboardUser(api, { organizationId: tenant.organizationId })
  const { status, headers, body } = await user.send('GET', '/dashboard/v1/labels')
  expect({ status, body }).toMatchObject({ status: 200, body: { data: [label], has_more: false } })
  expect(headers.get('ratelimit-policy')).toMatch(/^"read"/)
  const created = await user.send('POST', '/dashboard/v1/labels', { body: { name: 'New' } })
  expect(created).toMatchObject({ status: 201, body: { data: { name: 'New' } } })
})

it.each(['member', 'read_only'] as const)('lets a %s do what the role allows', async (role) => {
  const user = await aDashboardUser(api, { role })
  const body = { name: 'New' }
  expect(await user.send('GET', '/dashboard/v1/labels')).toMatchObject({ status: 200 })
  expect(await user.send('POST', '/dashboard/v1/labels', { body })).toMatchObject(
    role === 'member' ? { status: 201 } : failure(403, 'role_not_allowed'),
  )
})

it('requires a session, also for unknown paths', async () => {
  const user = await aDashboardUser(api)
  for (const path of ['/dashboard/v1/labels', '/dashboard/session', '/dashboard/nothing', '/dashboard/v1/me']) {
    expect(await user.send('GET', path, { headers: { cookie: '' } })).toMatchObject(failure(401, 'unauthenticated'))
  }
  expect(await user.send('GET', '/dashboard/v1/me')).toMatchObject(failure(404, 'resource_not_found'))
  expect(await user.send('PUT', '/dashboard/v1/labels')).toMatchObject(failure(405, 'method_not_allowed'))
})

it('refuses changes from pages of other sites', async () => {
  const user = await aDashboardUser(api)
  const post = (headers: Record<string, string>) =>
    user.send('POST', '/dashboard/v1/labels', { body: { name: `Label ${Math.random()}` }, headers })
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect(await post({ 'sec-fetch-site': site })).toMatchObject(failure(403, 'origin_not_allowed'))
  }
})
