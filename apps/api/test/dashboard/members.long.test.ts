import { expect, it } from 'vitest'
import { aDashboardUser, sendFromBrowser, testPassword } from '../support/dashboard.ts'
import { failure, invalidField, notFound } from '../support/expectations.ts'
import { insertPasskey } from '../support/insert-passkey.ts'
import { startApi } from '../support/start-api.ts'
import { totpOf } from '../support/totp.ts'

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
    failure(409, 'sign_in_to_accept'),
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

it('shows names of members to a read-only user, not their addresses, and no audit log', async () => {
  const tenant = await api.tenant()
  const { organizationId } = tenant
  const owner = await aDashboardUser(api, { organizationId })
  const reader = await aDashboardUser(api, { role: 'read_only', organizationId })
  const { conversation_id } = await tenant.receiveMessage()
  const number = `/dashboard/v1/${tenant.account.phone_number_id}`
  await tenant.createWebhookSubscription()
  const conversation = `${number}/conversations/${conversation_id}`
  await owner.send('PATCH', conversation, { body: { assigned_to: owner.id } })
  const contact = await tenant.createContact({ email: 'contact@example.com' })

  const members = await reader.send('GET', '/dashboard/members')
  expect(members.body.data).toMatchObject([
    { id: reader.id, email: null },
    { id: owner.id, name: 'Ada Lovelace', email: null },
  ])
  const assignee = { id: owner.id, name: 'Ada Lovelace', email: null }
  expect(await reader.send('GET', conversation)).toMatchObject({ status: 200, body: { data: { assignee } } })
  const { data } = (await reader.send('GET', '/dashboard/v1/webhook_deliveries?event_type=conversation.updated')).body
  const delivery = await reader.send('GET', `/dashboard/v1/webhook_deliveries/${data[0].id}`)
  expect(JSON.stringify(delivery.body.data.payload)).toContain(owner.id)
  for (const path of [
    '/dashboard/audit_log',
    '/dashboard/audit_log/export',
    '/dashboard/invitations',
    '/dashboard/v1/users',
  ])
    expect(await reader.send('GET', path), path).toMatchObject(failure(403, 'role_not_allowed'))
  const read = [
    ...['/dashboard/session', '/dashboard/organization', '/dashboard/api_keys', `${number}/conversations`],
    ...['/dashboard/v1/labels', '/dashboard/v1/webhook_deliveries'],
  ]
  const responses = await Promise.all(read.map((path) => reader.send('GET', path)))
  expect(JSON.stringify([members, delivery, ...responses].map(({ body }) => body))).not.toContain(owner.email)
  expect((await reader.send('GET', `${number}/contacts/${contact.id}`)).body.data.email).toBe('contact@example.com')
  expect((await owner.send('GET', '/dashboard/members')).body.data[1].email).toBe(owner.email)
})

it('keeps the last owner', async () => {
  const owner = await aDashboardUser(api)
  const other = await aDashboardUser(api, { role: 'owner', organizationId: owner.organizationId })
  const demote = (id: string) => owner.send('PATCH', `/dashboard/members/${id}`, { body: { role: 'member' } })
  expect(await demote(other.id)).toMatchObject({ status: 200 })
  expect(await demote(owner.id)).toMatchObject(failure(409, 'last_owner'))
  expect(await owner.send('DELETE', `/dashboard/members/${owner.id}`)).toMatchObject(failure(409, 'last_owner'))
})

it('lets an owner create a link for a new password of a member, once and for 24 hours', async () => {
  const owner = await aDashboardUser(api)
  const member = await aDashboardUser(api, { role: 'read_only', organizationId: owner.organizationId })
  const path = `/dashboard/members/${member.id}/password_reset`
  const first = await owner.send('POST', path)
  const { status, body } = await owner.send('POST', path)
  expect(status).toBe(201)
  const { url, expires_at } = body.data
  expect(body.data).toMatchObject({ object: 'member_password_reset', email: member.email })
  expect(url).toMatch(new RegExp(`^${api.url}/reset-password#token=[\\w-]{32}$`))
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(23 * 3_600_000)
  expect(await member.send('GET', '/dashboard/session')).toMatchObject({ status: 200 })
  const complete = (link: string) =>
    sendFromBrowser(api.url, 'POST', '/dashboard/password_resets/complete', {
      body: { token: tokenIn(link), new_password: 'quite another password' },
    })
  expect(await complete(first.body.data.url)).toMatchObject(failure(409, 'link_inactive'))
  expect(await complete(url)).toMatchObject({ status: 200 })
  expect(await member.signIn('quite another password')).toMatchObject({ status: 201 })
  const { body: log } = await owner.send('GET', '/dashboard/audit_log?action=createMemberPasswordReset&limit=1')
  expect(log.data).toMatchObject([{ user: { id: owner.id }, target_id: member.id, details: { email: member.email } }])
  expect(JSON.stringify(log)).not.toContain(tokenIn(url))
})

it('mails the link for a new password of a member, and shows it only if that fails', async () => {
  const owner = await aDashboardUser(withMail)
  const member = await aDashboardUser(withMail, { role: 'member', organizationId: owner.organizationId })
  const path = `/dashboard/members/${member.id}/password_reset`
  expect((await owner.send('POST', path)).body.data.url).toBeNull()
  expect(mails.at(-1)).toMatchObject({ to: member.email, text: expect.stringContaining('/reset-password#token=') })
  isMailDown = true
  const again = await owner.send('POST', path)
  isMailDown = false
  expect(again.body.data.url).toContain('#token=')
})

it.each([
  ['removes', 'shown to the owner', 0],
  ['keeps', 'sent by mail', 1],
])('%s passkeys at the first reset by mail if the invitation was %s', async (_, delivery, left) => {
  const owner = await aDashboardUser(withMail)
  const email = newcomer()
  isMailDown = delivery === 'shown to the owner'
  const { body } = await owner.send('POST', '/dashboard/invitations', { body: { email, role: 'member' } })
  isMailDown = false
  const post = (path: string, given: object) => sendFromBrowser(withMail.url, 'POST', path, { body: given })
  const token = tokenIn(body.data.url ?? mails.at(-1)?.text)
  await post('/dashboard/invitations/accept', { token, name: 'Bo', password: 'another long password' })
  await insertPasskey(withMail, { email })
  await post('/dashboard/password_resets', { email })
  const resetMail = () => mails.findLast(({ to, text }) => to === email && text.includes('/reset-password'))
  await expect.poll(resetMail).toBeDefined()
  const password = 'quite another password'
  await post('/dashboard/password_resets/complete', { token: tokenIn(resetMail()?.text ?? ''), new_password: password })
  const signedIn = await post('/dashboard/session', { email, password })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const passkeys = await sendFromBrowser(withMail.url, 'GET', '/dashboard/passkeys', { headers: { cookie } })
  expect(passkeys.body.data).toHaveLength(left)
})

it('lets an owner remove the second factor of a member, which ends the sessions', async () => {
  const owner = await aDashboardUser(api)
  const member = await aDashboardUser(api, { role: 'owner', organizationId: owner.organizationId })
  const { totp_uri } = (await member.send('POST', '/dashboard/second_factor', { body: { password: testPassword } }))
    .body.data
  const code = totpOf(totp_uri)
  await member.send('PATCH', '/dashboard/second_factor', { body: { enabled: true, code } })
  expect(await member.signIn(testPassword, totpOf(totp_uri))).toMatchObject({ status: 201 })
  const path = `/dashboard/members/${member.id}/second_factor`
  expect(await member.send('DELETE', path)).toMatchObject(invalidField('id'))
  const removed = { status: 200, body: { data: { id: member.id, second_factor: false, last_seen_at: null } } }
  expect(await owner.send('DELETE', path)).toMatchObject(removed)
  expect(await member.send('GET', '/dashboard/session')).toMatchObject(failure(401, 'unauthenticated'))
  expect(await member.signIn()).toMatchObject({ status: 201, body: { data: { second_factor: false } } })
  expect(await owner.send('DELETE', path)).toMatchObject({ status: 200 })
  expect(await member.send('GET', '/dashboard/session')).toMatchObject({ status: 200 })
  const { body: log } = await owner.send('GET', '/dashboard/audit_log?action=deleteMemberSecondFactor')
  const entry = { user: { id: owner.id }, target_id: member.id, details: { email: member.email } }
  expect(log.data).toMatchObject([entry, entry])
})

it('does not touch members of another organization', async () => {
  const [owner, stranger] = [await aDashboardUser(api), await aDashboardUser(api)]
  const path = `/dashboard/members/${stranger.id}`
  expect(await owner.send('PATCH', path, { body: { role: 'read_only' } })).toMatchObject(notFound)
  expect(await owner.send('DELETE', path)).toMatchObject(notFound)
  expect(await owner.send('POST', `${path}/password_reset`)).toMatchObject(notFound)
  expect(await owner.send('DELETE', `${path}/second_factor`)).toMatchObject(notFound)
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

it('chooses how long before a window closes the notification arrives', async () => {
  const owner = await aDashboardUser(api)
  const change = (body: object) => owner.send('PATCH', '/dashboard/organization', { body })
  expect((await owner.send('GET', '/dashboard/organization')).body.data.window_closing_minutes).toBeNull()
  for (const window_closing_minutes of [1, 1439, null]) {
    expect((await change({ window_closing_minutes })).body.data).toMatchObject({ window_closing_minutes })
  }
  for (const window_closing_minutes of [0, 1440, 1.5, '60'])
    expect(await change({ window_closing_minutes })).toMatchObject(invalidField('window_closing_minutes'))
})

it('changes color and logo of the setup pages, with the rules of the operator', async () => {
  const owner = await aDashboardUser(api)
  const change = (body: object) => owner.send('PATCH', '/dashboard/organization', { body })
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(16)])
  const brand_logo = `data:image/png;base64,${png.toString('base64')}`
  await change({ brand_color: '#0B57D0' })
  expect((await change({ brand_logo })).body.data).toMatchObject({ name: 'Test', brand_color: '#0b57d0', brand_logo })
  expect((await change({ name: 'Corner Bakery' })).body.data).toMatchObject({ brand_color: '#0b57d0', brand_logo })
  expect(await change({ brand_color: 'blue' })).toMatchObject(invalidField('brand_color'))
  const svg = `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`
  const large = `data:image/png;base64,${Buffer.concat([png, Buffer.alloc(65_536)]).toString('base64')}`
  for (const logo of ['https://shop.example/logo.png', 'data:image/png,x', svg, large])
    expect(await change({ brand_logo: logo })).toMatchObject(invalidField('brand_logo'))
  expect((await change({ brand_color: null, brand_logo: null })).body.data).toMatchObject({
    ...{ brand_color: null, brand_logo: null },
  })
})

it('sends a link for a new password, and does not reveal whether the address is known', async () => {
  const user = await aDashboardUser(withMail)
  const ask = (email: string) =>
    sendFromBrowser(withMail.url, 'POST', '/dashboard/password_resets', { body: { email } })
  const known = await ask(user.email)
  const unknown = await ask('nobody@example.com')
  expect(known).toMatchObject({ status: 201, body: { data: { object: 'password_reset', delivery: 'mail' } } })
  expect(unknown.body.data).toEqual(known.body.data)
  await expect.poll(() => mails.at(-1)?.to, { timeout: 120_000 }).toBe(user.email)
  const body = { token: tokenIn(mails.at(-1)?.text ?? ''), new_password: 'quite another password' }
  const complete = () => sendFromBrowser(withMail.url, 'POST', '/dashboard/password_resets/complete', { body })
  expect(await complete()).toMatchObject({ status: 200, body: { data: { object: 'password', changed: true } } })
  expect(await complete()).toMatchObject(failure(409, 'link_inactive'))
  expect(await user.send('GET', '/dashboard/session')).toMatchObject({ status: 401 })
  expect(await user.signIn()).toMatchObject(failure(401, 'invalid_credentials'))
  expect(await user.signIn('quite another password')).toMatchObject({ status: 201 })
})

it('refuses passwords that are easy to guess, and keeps the link', async () => {
  const owner = await aDashboardUser(api)
  const email = `corner.bakery${Math.random()}@example.com`
  const invited = await owner.send('POST', '/dashboard/invitations', { body: { email, role: 'member' } })
  const accept = (password: string) =>
    sendFromBrowser(api.url, 'POST', '/dashboard/invitations/accept', {
      body: { token: tokenIn(invited.body.data.url), name: 'Augusta King', password },
    })
  for (const password of ['aaaaaaaaaaaa', 'password1234', 'augustaking1', 'cornerbakery'])
    expect(await accept(password), password).toMatchObject(invalidField('password'))
  const accepted = await accept('another long password')
  expect(accepted).toMatchObject({ status: 200 })
  const { id } = accepted.body.data.user
  const { url } = (await owner.send('POST', `/dashboard/members/${id}/password_reset`)).body.data
  const complete = (new_password: string) =>
    sendFromBrowser(api.url, 'POST', '/dashboard/password_resets/complete', {
      body: { token: tokenIn(url), new_password },
    })
  expect(await complete('AugustaKing!')).toMatchObject(invalidField('new_password'))
  expect(await complete('quite another password')).toMatchObject({ status: 200 })
  const own = { current_password: testPassword, new_password: 'adalovelace1' }
  expect(await owner.send('PATCH', '/dashboard/password', { body: own })).toMatchObject(invalidField('new_password'))
})

it('says that the operator creates links if the service sends no mail', async () => {
  const { email } = await aDashboardUser(api)
  expect(await sendFromBrowser(api.url, 'POST', '/dashboard/password_resets', { body: { email } })).toMatchObject({
    body: { data: { delivery: 'operator' } },
  })
})
