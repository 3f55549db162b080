import { expect, it } from 'vitest'
import { aDashboardUser, sendFromBrowser, testPassword } from '../support/dashboard.ts'
import { failure, invalidField, notFound } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const mails: { to: string; text: string }[] = []
let isMailDown = false
const withMail = await startApi({
  mail: {
    async send(mail) {
      if (isMailDown) throw new Error('The mail server refuses.')
      mails.push(mail)
    },
  },
})
const api = await startApi()

const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? ''
const newcomer = () => `bo${Math.random()}@example.com`

it('invites a member, who chooses a password and is signed in', async () => {
  const owner = await aDashboardUser(api)
  const email = newcomer()
  const invited = await owner.send('POST', '/dashboard/invitations', { body: { email, role: 'member' } })
  expect(invited).toMatchObject({
    status: 201,
    body: { data: { object: 'invitation', email, role: 'member', status: 'open', invited_by: { id: owner.id } } },
  })
  const { id, url } = invited.body.data
  expect(url).toMatch(new RegExp(`^${api.url}/accept-invitation#token=[\\w-]{32}$`))
  const body = { token: tokenIn(url), name: 'Bo Lind', password: 'another long password' }
  const accepted = await sendFromBrowser(api.url, 'POST', '/dashboard/invitations/accept', { body })
  expect(accepted).toMatchObject({ status: 200, body: { data: { role: 'member', user: { name: 'Bo Lind', email } } } })
  expect(accepted.body.data.organization.id).toBe(owner.organizationId)
  const cookie = accepted.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(await sendFromBrowser(api.url, 'GET', '/dashboard/session', { headers: { cookie } })).toMatchObject({
    status: 200,
  })
  expect(await sendFromBrowser(api.url, 'POST', '/dashboard/invitations/accept', { body })).toMatchObject(
    failure(409, 'link_inactive'),
  )
  expect((await owner.send('GET', '/dashboard/invitations')).body.data).toMatchObject([
    { id, status: 'accepted', url: null },
  ])
  expect((await owner.send('GET', '/dashboard/members')).body.data).toMatchObject([
    { email, role: 'member', second_factor: false },
    { id: owner.id, role: 'owner' },
  ])
  const { body: log } = await owner.send('GET', '/dashboard/audit_log?limit=2')
  expect(log.data).toMatchObject([
    { action: 'acceptInvitation', user: { email } },
    { action: 'createInvitation', user: { id: owner.id }, target_id: id, details: { email, role: 'member' } },
  ])
  expect(JSON.stringify(log)).not.toContain(body.token)
})

it('sends the invitation by mail, and shows the link only if that fails', async () => {
  const owner = await aDashboardUser(withMail)
  const email = newcomer()
  const { body } = await owner.send('POST', '/dashboard/invitations', { body: { email, role: 'read_only' } })
  expect(body.data.url).toBeNull()
  expect(mails.at(-1)).toMatchObject({ to: email, text: expect.stringContaining('/accept-invitation#token=') })
  isMailDown = true
  const again = await owner.send('POST', '/dashboard/invitations', { body: { email, role: 'read_only' } })
  isMailDown = false
  expect(again.body.data.url).toContain('#token=')
  const { data } = (await owner.send('GET', '/dashboard/invitations')).body
  expect(data.map(({ status }: { status: string }) => status)).toEqual(['open', 'revoked'])
})

it('revokes an invitation', async () => {
  const owner = await aDashboardUser(api)
  const { body } = await owner.send('POST', '/dashboard/invitations', { body: { email: newcomer(), role: 'owner' } })
  const path = `/dashboard/invitations/${body.data.id}`
  expect(await (await aDashboardUser(api)).send('DELETE', path)).toMatchObject(notFound)
  expect(await owner.send('DELETE', path)).toMatchObject({ status: 200, body: { data: { deleted: true } } })
  expect(await owner.send('DELETE', path)).toMatchObject(failure(409, 'link_inactive'))
  const accept = { token: tokenIn(body.data.url), name: 'Bo Lind', password: 'another long password' }
  expect(await sendFromBrowser(api.url, 'POST', '/dashboard/invitations/accept', { body: accept })).toMatchObject(
    failure(409, 'link_inactive'),
  )
})

it('refuses to invite a member again, and tells nothing of other organizations', async () => {
  const [owner, stranger] = [await aDashboardUser(api), await aDashboardUser(api)]
  const invite = (email: string) => owner.send('POST', '/dashboard/invitations', { body: { email, role: 'member' } })
  expect(await invite(owner.email)).toMatchObject(invalidField('email'))
  const { status, body } = await invite(stranger.email)
  expect(status).toBe(201)
  const accept = { token: tokenIn(body.data.url), name: 'Ada', password: 'another long password' }
  expect(await sendFromBrowser(api.url, 'POST', '/dashboard/invitations/accept', { body: accept })).toMatchObject(
    failure(409, 'link_inactive'),
  )
  expect(await stranger.signIn(testPassword)).toMatchObject({ status: 201 })
})

it('changes a role and removes a member, both at once', async () => {
  const owner = await aDashboardUser(api)
  const member = await aDashboardUser(api, { role: 'member', organizationId: owner.organizationId })
  const path = `/dashboard/members/${member.id}`
  expect(await owner.send('PATCH', path, { body: { role: 'read_only' } })).toMatchObject({
    status: 200,
    body: { data: { id: member.id, role: 'read_only' } },
  })
  expect(await member.send('POST', '/dashboard/v1/labels', { body: { name: 'A' } })).toMatchObject({ status: 403 })
  expect(await owner.send('DELETE', path)).toMatchObject({ status: 200, body: { data: { deleted: true } } })
  expect(await member.send('GET', '/dashboard/session')).toMatchObject(failure(401, 'unauthenticated'))
  expect(await member.signIn()).toMatchObject(failure(401, 'invalid_credentials'))
  expect(await owner.send('DELETE', path)).toMatchObject(notFound)
})

it('keeps the last owner', async () => {
  const owner = await aDashboardUser(api)
  const other = await aDashboardUser(api, { role: 'owner', organizationId: owner.organizationId })
  const demote = (id: string) => owner.send('PATCH', `/dashboard/members/${id}`, { body: { role: 'member' } })
  expect(await demote(other.id)).toMatchObject({ status: 200 })
  expect(await demote(owner.id)).toMatchObject(failure(409, 'last_owner'))
  expect(await owner.send('DELETE', `/dashboard/members/${owner.id}`)).toMatchObject(failure(409, 'last_owner'))
})

it('does not touch members of another organization', async () => {
  const [owner, stranger] = [await aDashboardUser(api), await aDashboardUser(api)]
  const path = `/dashboard/members/${stranger.id}`
  expect(await owner.send('PATCH', path, { body: { role: 'read_only' } })).toMatchObject(notFound)
  expect(await owner.send('DELETE', path)).toMatchObject(notFound)
  expect(await stranger.send('GET', '/dashboard/session')).toMatchObject({ status: 200 })
})

it('renames the organization', async () => {
  const owner = await aDashboardUser(api)
  const { status, body } = await owner.send('PATCH', '/dashboard/organization', { body: { name: 'Corner Bakery' } })
  expect({ status, body }).toMatchObject({ status: 200, body: { data: { name: 'Corner Bakery', plan: 'platform' } } })
  expect((await owner.send('GET', '/dashboard/organization')).body.data).toEqual(body.data)
  expect(await owner.send('PATCH', '/dashboard/organization', { body: { name: ' ' } })).toMatchObject(
    invalidField('name'),
  )
})

it('sends a link for a new password, and does not reveal whether the address is known', async () => {
  const user = await aDashboardUser(withMail)
  const ask = (email: string) =>
    sendFromBrowser(withMail.url, 'POST', '/dashboard/password_resets', { body: { email } })
  const known = await ask(user.email)
  const unknown = await ask('nobody@example.com')
  expect(known).toMatchObject({ status: 201, body: { data: { object: 'password_reset', delivery: 'mail' } } })
  expect(unknown.body.data).toEqual(known.body.data)
  await expect.poll(() => mails.at(-1)?.to).toBe(user.email)
  const body = { token: tokenIn(mails.at(-1)?.text ?? ''), new_password: 'quite another password' }
  const complete = () => sendFromBrowser(withMail.url, 'POST', '/dashboard/password_resets/complete', { body })
  expect(await complete()).toMatchObject({ status: 200, body: { data: { object: 'password', changed: true } } })
  expect(await complete()).toMatchObject(failure(409, 'link_inactive'))
  expect(await user.send('GET', '/dashboard/session')).toMatchObject({ status: 401 })
  expect(await user.signIn()).toMatchObject(failure(401, 'invalid_credentials'))
  expect(await user.signIn('quite another password')).toMatchObject({ status: 201 })
})

it('says that the operator creates links if the service sends no mail', async () => {
  const { email } = await aDashboardUser(api)
  expect(await sendFromBrowser(api.url, 'POST', '/dashboard/password_resets', { body: { email } })).toMatchObject({
    body: { data: { delivery: 'operator' } },
  })
})
