import { statement } from '@channel/db'
import { openMailServer } from '@channel/test-kit/mail-server'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { aDashboardUser, type DashboardUser, sendFromBrowser, testPassword } from '../support/dashboard.ts'
import { failure } from '../support/expectations.ts'
import { cookiesOf, goToProvider, startInstantProvider } from '../support/instant-provider.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { aSetupLink, finishDialog, open, post } from '../support/setup-links.ts'
import { storedFile } from '../support/stored-file.ts'
import { type CellOfTest, startTwoCells } from './two-cells.fixtures.ts'

const provider = await startInstantProvider()
const mails = await openMailServer()
afterAll(() => mails[Symbol.asyncDispose]())
const cells = await startTwoCells({
  SMTP_URL: mails.url,
  MAIL_FROM: 'service@example.com',
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: 'channel',
  OIDC_CLIENT_SECRET: 'a secret',
})
const { main, other, url } = cells
const inEachCell = it.each([
  ['main', main],
  ['another cell', other],
] as const)

const setEmail = statement('cells_test_set_email', 'UPDATE sign_in_users SET email = $2 WHERE email = $1')
const session = (cookie: string) => sendFromBrowser(url, 'GET', '/dashboard/session', { headers: { cookie } })
const tokenIn = (text = '') => /token=(?:3D)?([\w-]+)/.exec(text.replaceAll('=\n', ''))?.[1] ?? ''
const submit = (path: string, body: object) => sendFromBrowser(url, 'POST', path, { body })

async function openedOrganization({ cookie }: Pick<DashboardUser, 'cookie'>): Promise<string> {
  return (await session(cookie)).body.data.organization.id
}

inEachCell('signs a user of %s in and out, and shows the data of the organization', async (_name, cell) => {
  const tenant = await cell.tenant()
  const { id } = await tenant.createContact()
  const user = await aDashboardUser(cell, { organizationId: tenant.organizationId })
  expect(await openedOrganization(user)).toBe(tenant.organizationId)
  const path = `/dashboard/v1/${tenant.account.phone_number_id}/contacts`
  expect((await user.send('GET', path)).body.data).toMatchObject([{ id }])
  expect(await user.signIn('not the password')).toMatchObject(failure(401, 'invalid_credentials'))
  expect(await user.send('DELETE', '/dashboard/session')).toMatchObject({ status: 200 })
  expect(await session(user.cookie)).toMatchObject(failure(401, 'unauthenticated'))
})

inEachCell('streams the changes of an organization of %s', async (_name, cell) => {
  const tenant = await cell.tenant()
  const { cookie } = await aDashboardUser(cell, { organizationId: tenant.organizationId })
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await fetch(`${url}/dashboard/live`, { headers: { cookie }, signal: leaving.signal })
  let text = ''
  void (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString()
  })().catch(() => undefined)
  const { id } = await tenant.createContact()
  await expect.poll(() => text).toContain(id)
})

inEachCell('invites a user to an organization of %s, who then forgets the password', async (_name, cell) => {
  const owner = await aDashboardUser(cell)
  const email = `bo${owner.id}@example.com`.toLowerCase()
  expect(await owner.send('POST', '/dashboard/invitations', { body: { email, role: 'member' } })).toMatchObject({
    status: 201,
  })
  const mail = (index: number) => mails.received.filter((each) => each.includes(email))[index]
  await expect.poll(() => mail(0)).toBeDefined()
  const accepted = await submit('/dashboard/invitations/accept', {
    token: tokenIn(mail(0)),
    name: 'Bo Lind',
    password: testPassword,
  })
  expect(accepted).toMatchObject({ status: 200, body: { data: { organization: { id: owner.organizationId } } } })
  expect(await submit('/dashboard/password_resets', { email: email.toUpperCase() })).toMatchObject({ status: 201 })
  await expect.poll(() => mail(1)).toBeDefined()
  const new_password = 'quite another password'
  const complete = { token: tokenIn(mail(1)), new_password }
  expect(await submit('/dashboard/password_resets/complete', complete)).toMatchObject({ status: 200 })
  const signedIn = await submit('/dashboard/session', { email, password: new_password })
  expect(await openedOrganization({ cookie: cookiesOf(signedIn.headers)[0] ?? '' })).toBe(owner.organizationId)
})

inEachCell('signs a user of %s in through the identity provider', async (_name, cell) => {
  const user = await aDashboardUser(cell)
  provider.person = { sub: user.id, email: user.email, email_verified: true, name: 'Ada' }
  const { end } = await goToProvider(provider, url)
  const last = end.headers.get('location') === '/' ? end : (await again(end.headers)).end
  expect(last.headers.get('location')).toBe('/')
  expect(await openedOrganization({ cookie: cookiesOf(last.headers).join('; ') })).toBe(user.organizationId)

  function again(headers: Headers) {
    expect(cell).toBe(other)
    expect(headers.get('location')).toBe('/dashboard/sign_in/oidc')
    return goToProvider(provider, url, cookiesOf(headers).join('; '))
  }
})

it('refuses an identity that no cell knows, also in a browser that has signed in to one', async () => {
  provider.person = { sub: 'nobody', email: 'nobody@example.com', email_verified: true, name: 'No' }
  for (const cookies of ['', 'channel.sign_in_cell=unknown']) {
    const { end } = await goToProvider(provider, url, cookies)
    expect(end.headers.get('location')).toMatch(/^\/sign-in\?error=/)
  }
  const stale = await goToProvider(provider, url, 'channel.sign_in_cell=other')
  expect(stale.end.headers.get('location')).toBe('/dashboard/sign_in/oidc')
  const { end } = await goToProvider(provider, url, cookiesOf(stale.end.headers).join('; '))
  expect(end.headers.get('location')).toMatch(/^\/sign-in\?error=/)
})

it('signs a person with organizations in two cells in to the one whose password it is', async () => {
  const [here, there] = [await aDashboardUser(main), await aDashboardUser(other)]
  await other.dependencies.database.execute(setEmail, [there.email, here.email])
  const reset = await submit('/dashboard/password_resets', { email: here.email })
  expect(reset).toMatchObject({ status: 201 })
  const mailed = () => mails.received.filter((each) => each.includes(here.email))
  await expect.poll(() => mailed()).toHaveLength(2)
  const passwords = ['a password in one cell', 'a password in the other']
  for (const [index, new_password] of passwords.entries())
    expect(
      await submit('/dashboard/password_resets/complete', { token: tokenIn(mailed()[index]), new_password }),
    ).toMatchObject({ status: 200 })
  const opened = await Promise.all(
    passwords.map(async (password) => {
      const { headers } = await submit('/dashboard/session', { email: here.email, password })
      return openedOrganization({ cookie: cookiesOf(headers)[0] ?? '' })
    }),
  )
  expect(opened.toSorted()).toEqual([here.organizationId, there.organizationId].toSorted())
  const wrong = await submit('/dashboard/session', { email: here.email, password: 'of neither of them' })
  expect(wrong).toMatchObject(failure(401, 'invalid_credentials'))
})

inEachCell('serves a file and the public link of a message of %s', async (_name, cell) => {
  const tenant = await cell.tenant()
  const bytes = Buffer.from('not a picture')
  const { message, name } = await storedFile(cell, tenant, { bytes, mime_type: 'image/png', type: 'image' })
  const file = await fetch(`${url}/media/${name}`)
  expect([file.status, await file.text()]).toEqual([200, 'not a picture'])
  const owner = await aDashboardUser(cell, { organizationId: tenant.organizationId })
  const { body } = await owner.send('POST', '/dashboard/message_links', { body: { message_id: message.id } })
  expect((await fetch(body.data.url)).status).toBe(200)
  expect(await (await fetch(`${body.data.url}/file`)).text()).toBe('not a picture')
})

it('finds no file, link or page that no cell has', async () => {
  const paths = [`/media/${'x'.repeat(40)}.png`, '/message/unknown', '/message/unknown/file', '/media/%00']
  for (const path of paths) expect((await fetch(url + path)).status, path).toBe(404)
  expect((await fetch(`${url}/setup/unknown`)).status).toBe(404)
  expect((await fetch(`${url}/docs`)).status).toBe(200)
})

inEachCell('connects a number of a customer of %s', async (_name, cell: CellOfTest) => {
  const tenant = await cell.tenant()
  const { setup_url } = await aSetupLink(tenant)
  expect((await open(setup_url)).text).toContain('Test')
  const outcome = await post(setup_url, finishDialog(cells))
  expect(outcome.body.data).toMatchObject({ status: 'success' })
})

it('connects no number that is connected in another cell', async () => {
  const number = newPhoneNumber()
  for (const [index, cell] of [other, main, other].entries()) {
    const { setup_url } = await aSetupLink(await cell.tenant())
    const { body } = await post(setup_url, finishDialog(cells, number))
    const expected = index === 0 ? { status: 'success' } : { status: 'failed', reason: 'number_already_connected' }
    expect(body.data).toMatchObject(expected)
  }
})

it.each([
  ['/dashboard/session', '{"email":"a\\u0000@example.com","password":"x"}', 400],
  ['/dashboard/session', 'not json', 400],
  ['/dashboard/session', `{"email":"${'a'.repeat(70_000)}"}`, 400],
  ['/dashboard/password_resets/complete', '{"token":7,"new_password":"x"}', 400],
  ['/dashboard/session/passkey', '{"credential":"{}"}', 400],
])('refuses what %s cannot read as with one cell', async (path, body, status) => {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const response = await fetch(url + path, { method: 'POST', headers, body })
  expect([response.status, (await response.json()) as object]).toMatchObject([status, { error: expect.anything() }])
})
