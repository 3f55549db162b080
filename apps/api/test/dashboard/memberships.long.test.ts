import { expect, it } from 'vitest'
import { aDashboardUser, type DashboardUser, sendFromBrowser, testPassword } from '../support/dashboard.ts'
import { failure, notFound } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'
import { totpOf } from '../support/totp.ts'

const api = await startApi()
const inactive = failure(409, 'link_inactive')
const switched = failure(409, 'organization_switched')

async function invite(owner: DashboardUser, email: string, role = 'member'): Promise<string> {
  const { body } = await owner.send('POST', '/dashboard/invitations', { body: { email, role } })
  return body.data.url.split('#token=')[1]
}

const accept = (user: DashboardUser, token: string) => user.send('POST', '/dashboard/membership', { body: { token } })
const open = (user: DashboardUser, organization_id: string) =>
  user.send('PATCH', '/dashboard/session', { body: { organization_id } })
const session = async (user: DashboardUser) => (await user.send('GET', '/dashboard/session')).body.data

/** An owner of an organization who is a member of another one too, which is open. */
async function aUserOfTwo() {
  const user = await aDashboardUser(api)
  const host = await aDashboardUser(api)
  expect(await accept(user, await invite(host, user.email))).toMatchObject({ status: 201 })
  const there = await session(user)
  return { user, host, home: user.organizationId, away: host.organizationId, idThere: there.user.id as string }
}

it('joins another organization, and has a role in each', async () => {
  const { user, host, home, away, idThere } = await aUserOfTwo()
  expect(await session(user)).toMatchObject({ role: 'member', organization: { id: away }, user: { email: user.email } })
  expect((await session(user)).organizations.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [home, away].toSorted(),
  )
  expect(idThere).not.toBe(user.id)
  expect(await user.send('DELETE', `/dashboard/members/${host.id}`)).toMatchObject(failure(403, 'role_not_allowed'))
  const { data } = (await host.send('GET', '/dashboard/members')).body
  expect(data).toMatchObject([{ id: idThere, email: user.email, role: 'member' }, { id: host.id }])
  const log = (await host.send('GET', '/dashboard/audit_log?limit=1')).body.data
  expect(log).toMatchObject([{ action: 'createMembership', user: { id: idThere }, target_id: idThere }])
  expect(await open(user, home)).toMatchObject({
    status: 200,
    body: { data: { role: 'owner', user: { id: user.id } } },
  })
  expect((await user.send('GET', '/dashboard/members')).body.data).toMatchObject([{ id: user.id, role: 'owner' }])
  // The next sign-in opens the organization that was last open.
  await user.signIn()
  expect((await session(user)).organization.id).toBe(home)
})

it('opens only organizations of the user', async () => {
  const { user, host, home } = await aUserOfTwo()
  const stranger = await aDashboardUser(api)
  expect(await open(user, stranger.organizationId)).toMatchObject(notFound)
  expect(await open(host, home)).toMatchObject(notFound)
})

it('accepts an invitation only for the address of the signed-in user', async () => {
  const host = await aDashboardUser(api)
  const [invited, thief] = [await aDashboardUser(api), await aDashboardUser(api)]
  const token = await invite(host, invited.email)
  expect(await accept(thief, token)).toMatchObject(inactive)
  // Nor does knowing the link create a user, or replace the password of the known one.
  const body = { token, name: 'Thief', password: 'the password of a thief' }
  const created = await sendFromBrowser(api.url, 'POST', '/dashboard/invitations/accept', { body })
  expect(created).toMatchObject(failure(409, 'sign_in_to_accept'))
  expect(created.headers.getSetCookie()).toEqual([])
  expect(await invited.signIn()).toMatchObject({ status: 201 })
  expect(await accept(invited, token)).toMatchObject({ status: 201 })
  expect(await accept(invited, token)).toMatchObject(inactive)
  const again = await host.send('POST', '/dashboard/invitations', { body: { email: invited.email, role: 'owner' } })
  expect(again.status).toBe(400)
  const without = await sendFromBrowser(api.url, 'POST', '/dashboard/membership', { body: { token } })
  expect(without).toMatchObject(failure(401, 'unauthenticated'))
})

it('refuses what a tab sends that shows another organization', async () => {
  const { user, home, away } = await aUserOfTwo()
  const headers = { 'x-organization-id': home }
  for (const [method, path, body] of [
    ['GET', '/dashboard/members', undefined],
    ['GET', '/dashboard/v1/labels', undefined],
    ['POST', '/dashboard/v1/webhook_subscriptions', { url: 'https://example.com', event_types: ['*'] }],
    ['DELETE', '/dashboard/membership', undefined],
  ] as const)
    expect(await user.send(method, path, { headers, body }), path).toMatchObject(switched)
  for (const path of ['/dashboard/live', '/dashboard/audit_log/export', '/dashboard/api_log/export?format=csv']) {
    const shown = `${path}${path.includes('?') ? '&' : '?'}organization_id=${home}`
    expect(await user.send('GET', shown), path).toMatchObject(switched)
  }
  expect(await user.send('GET', '/dashboard/v1/labels', { headers: { 'x-organization-id': away } })).toMatchObject({
    status: 200,
  })
  expect(await user.send('GET', '/dashboard/session', { headers })).toMatchObject({ status: 200 })
})

it('ends the live stream of the organization that was open', async () => {
  const { user, home } = await aUserOfTwo()
  const stream = await fetch(`${api.url}/dashboard/live`, { headers: { cookie: user.cookie } })
  expect(stream.status).toBe(200)
  await open(user, home)
  await stream.text()
})

it('loses one organization and keeps the others', async () => {
  const { user, host, home, away, idThere } = await aUserOfTwo()
  expect(await host.send('DELETE', `/dashboard/members/${idThere}`)).toMatchObject({ status: 200 })
  expect(await session(user)).toMatchObject({ role: 'owner', organization: { id: home } })
  expect(await user.send('GET', '/dashboard/v1/labels', { headers: { 'x-organization-id': away } })).toMatchObject(
    switched,
  )
  expect(await open(user, away)).toMatchObject(notFound)
  // The last owner stays.
  expect(await user.send('DELETE', '/dashboard/membership')).toMatchObject(failure(409, 'last_owner'))
  expect(await user.signIn()).toMatchObject({ status: 201 })
})

it('leaves an organization, and signs in no longer after the last one', async () => {
  const { user, host, home, idThere } = await aUserOfTwo()
  expect(await user.send('DELETE', '/dashboard/membership')).toMatchObject({
    status: 200,
    body: { data: { id: idThere } },
  })
  expect((await session(user)).organization.id).toBe(home)
  expect((await host.send('GET', '/dashboard/members')).body.data).toMatchObject([{ id: host.id }])
  const member = await aDashboardUser(api, { role: 'member', organizationId: host.organizationId })
  expect(await member.send('DELETE', '/dashboard/membership')).toMatchObject({ status: 200 })
  expect(await member.send('GET', '/dashboard/session')).toMatchObject({ status: 401 })
  expect(await member.signIn()).toMatchObject(failure(401, 'invalid_credentials'))
})

it('does not let an owner take over a member of other organizations', async () => {
  const { user, host, idThere } = await aUserOfTwo()
  const several = failure(409, 'member_of_several')
  expect(await host.send('POST', `/dashboard/members/${idThere}/password_reset`)).toMatchObject(several)
  expect(await host.send('DELETE', `/dashboard/members/${idThere}/second_factor`)).toMatchObject(several)
  // Nor with a link that the owner has created before.
  const member = await aDashboardUser(api, { role: 'member', organizationId: host.organizationId })
  const { body } = await host.send('POST', `/dashboard/members/${member.id}/password_reset`)
  const other = await aDashboardUser(api)
  expect(await accept(member, await invite(other, member.email))).toMatchObject({ status: 201 })
  const reset = { token: body.data.url.split('#token=')[1], new_password: 'the password of the owner' }
  const used = await sendFromBrowser(api.url, 'POST', '/dashboard/password_resets/complete', { body: reset })
  expect(used).toMatchObject(inactive)
  expect(await user.signIn()).toMatchObject({ status: 201 })
})

it('requires a second factor in each organization that does', async () => {
  const { user, host, home, away } = await aUserOfTwo()
  await open(user, home)
  const { body } = await host.send('POST', '/dashboard/second_factor', { body: { password: testPassword } })
  const code = totpOf(body.data.totp_uri)
  const { headers } = await host.send('PATCH', '/dashboard/second_factor', { body: { enabled: true, code } })
  host.cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await host.send('PATCH', '/dashboard/organization', { body: { require_second_factor: true } })
  expect(await user.send('GET', '/dashboard/v1/labels')).toMatchObject({ status: 200 })
  expect(await open(user, away)).toMatchObject({ status: 200, body: { data: { second_factor_missing: true } } })
  expect(await user.send('GET', '/dashboard/v1/labels')).toMatchObject(failure(403, 'second_factor_missing'))
  // The other organization stays open to the user.
  expect(await open(user, home)).toMatchObject({ status: 200 })
  expect(await user.send('GET', '/dashboard/v1/labels')).toMatchObject({ status: 200 })
})

it('shares sessions, password and name only as far as they belong to the person', async () => {
  const { user, host, home } = await aUserOfTwo()
  await user.send('PATCH', '/dashboard/profile', { body: { name: 'Ada in another place' } })
  expect((await host.send('GET', '/dashboard/members')).body.data[0].name).toBe('Ada in another place')
  await open(user, home)
  expect((await session(user)).user.name).toBe('Ada Lovelace')
  expect((await user.send('GET', '/dashboard/sessions')).body.data).toHaveLength(1)
  const body = { current_password: testPassword, new_password: 'quite another password' }
  expect(await user.send('PATCH', '/dashboard/password', { body })).toMatchObject({ status: 200 })
  expect(await user.signIn('quite another password')).toMatchObject({ status: 201 })
})
