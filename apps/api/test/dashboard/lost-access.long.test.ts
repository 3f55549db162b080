import { expect, it } from 'vitest'
import { aDashboardUser, type DashboardUser, sendFromBrowser, testPassword } from '../support/dashboard.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const inactive = failure(409, 'link_inactive')

const tokenIn = (url: string) => /#token=([\w-]+)/.exec(url)?.[1] ?? ''

async function invite(inviter: DashboardUser, email = `bo${Math.random()}@example.com`): Promise<string> {
  const { body } = await inviter.send('POST', '/dashboard/invitations', { body: { email, role: 'owner' } })
  return tokenIn(body.data.url)
}

async function linkFor(member: DashboardUser, owner: DashboardUser): Promise<string> {
  return tokenIn((await owner.send('POST', `/dashboard/members/${member.id}/password_reset`)).body.data.url)
}

const accept = (token: string) =>
  sendFromBrowser(api.url, 'POST', '/dashboard/invitations/accept', {
    body: { token, name: 'Bo Lind', password: testPassword },
  })
const complete = (token: string) =>
  sendFromBrowser(api.url, 'POST', '/dashboard/password_resets/complete', {
    body: { token, new_password: 'a password of someone else' },
  })

it('revokes the invitations of an owner who is one no more', async () => {
  const owner = await aDashboardUser(api)
  const former = await aDashboardUser(api, { organizationId: owner.organizationId })
  const path = `/dashboard/members/${former.id}`
  const [sent, kept] = [await invite(former), await invite(owner)]
  await owner.send('PATCH', path, { body: { role: 'member' } })
  expect(await accept(sent)).toMatchObject(inactive)
  await owner.send('PATCH', path, { body: { role: 'owner' } })
  const later = await invite(former)
  await owner.send('DELETE', path)
  expect(await accept(later)).toMatchObject(inactive)
  expect(await accept(kept)).toMatchObject({ status: 200 })
})

it('revokes links for a new password when the member is removed, or has changed it', async () => {
  const owner = await aDashboardUser(api)
  const member = await aDashboardUser(api, { role: 'member', organizationId: owner.organizationId })
  const before = await linkFor(member, owner)
  const body = { current_password: testPassword, new_password: 'quite another password' }
  expect(await member.send('PATCH', '/dashboard/password', { body })).toMatchObject({ status: 200 })
  expect(await complete(before)).toMatchObject(inactive)
  const link = await linkFor(member, owner)
  await owner.send('DELETE', `/dashboard/members/${member.id}`)
  expect(await accept(await invite(owner, member.email))).toMatchObject({ status: 200 })
  expect(await complete(link)).toMatchObject(inactive)
})

it('requires the current password for the own one, of an owner too', async () => {
  const owner = await aDashboardUser(api)
  expect(await owner.send('POST', `/dashboard/members/${owner.id}/password_reset`)).toMatchObject(invalidField('id'))
})

it('uses a link only for its purpose', async () => {
  const owner = await aDashboardUser(api)
  const member = await aDashboardUser(api, { role: 'member', organizationId: owner.organizationId })
  expect(await complete(await invite(owner))).toMatchObject(inactive)
  expect(await accept(await linkFor(member, owner))).toMatchObject(inactive)
})

it('lets only owners invite, and only with the three roles', async () => {
  const owner = await aDashboardUser(api)
  const body = { email: 'bo@example.com', role: 'owner' }
  for (const role of ['member', 'read_only'] as const) {
    const user = await aDashboardUser(api, { role, organizationId: owner.organizationId })
    expect(await user.send('POST', '/dashboard/invitations', { body })).toMatchObject(failure(403, 'role_not_allowed'))
    const raise = user.send('PATCH', `/dashboard/members/${user.id}`, { body: { role: 'owner' } })
    expect(await raise).toMatchObject(failure(403, 'role_not_allowed'))
  }
  const admin = await owner.send('POST', '/dashboard/invitations', { body: { ...body, role: 'admin' } })
  expect(admin).toMatchObject({ status: 400 })
  const token = await invite(owner)
  const accepted = { token, name: 'Bo', password: testPassword, role: 'owner', email: owner.email }
  const extended = await sendFromBrowser(api.url, 'POST', '/dashboard/invitations/accept', { body: accepted })
  expect(extended).toMatchObject({ status: 400 })
})

it('keeps an owner when two demote each other at the same time', async () => {
  const one = await aDashboardUser(api)
  const two = await aDashboardUser(api, { organizationId: one.organizationId })
  const demote = (user: DashboardUser, other: DashboardUser) =>
    user.send('PATCH', `/dashboard/members/${other.id}`, { body: { role: 'member' } })
  const responses = await Promise.all([demote(one, two), demote(two, one)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([403, 409])])
})

it('ends the live updates of a removed member', async () => {
  const owner = await aDashboardUser(api)
  const member = await aDashboardUser(api, { role: 'read_only', organizationId: owner.organizationId })
  const response = await fetch(`${api.url}/dashboard/live`, { headers: { cookie: member.cookie } })
  expect(response.status).toBe(200)
  const end = response.text()
  await owner.send('DELETE', `/dashboard/members/${member.id}`)
  // Resolves when the stream ends.
  expect(await end).toContain('retry:')
})
