import { listAuditLog } from '@channel/core/audit-log'
import { unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import { attemptLimits } from '@channel/core/mechanisms/rate-limits'
import { expect, it } from 'vitest'
import { aDashboardUser, type DashboardUser, sendFromBrowser, testPassword } from '../support/dashboard.ts'
import { failure } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'
import { totpOf } from '../support/totp.ts'

const mails: { to: string; text: string }[] = []
const api = await startApi({
  trustedProxies: '127.0.0.1',
  mail: { send: async (mail) => void mails.push(mail) },
})
const tooMany = failure(429, 'rate_limit_exceeded')

/** Cookies that a response sets, as the browser returns them. */
const cookiesOf = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')

const signIn = (email: string, password: string, headers = {}) =>
  sendFromBrowser(api.url, 'POST', '/dashboard/session', { body: { email, password }, headers })

/** Signs in, and returns the cookie that stays in the browser when the session has ended. */
async function knownBrowserOf(user: DashboardUser): Promise<string> {
  const cookies = cookiesOf((await user.signIn()).headers)
  return cookies.find((cookie) => cookie.startsWith('channel.known_browser=')) ?? ''
}

/** Guesses until the account is locked for browsers that are not known. */
async function guess({ email }: DashboardUser): Promise<void> {
  for (let attempt = 0; attempt <= attemptLimits.account_sign_in; attempt++) await signIn(email, 'a guess')
  expect(await signIn(email, testPassword)).toMatchObject(tooMany)
}

it('does not lock a user out of a browser in which the user has signed in before', async () => {
  const [user, attacker] = [await aDashboardUser(api), await aDashboardUser(api)]
  const [cookie, foreign] = [await knownBrowserOf(user), await knownBrowserOf(attacker)]
  await guess(user)
  const [, signature = ''] = cookie.split('.')
  for (const forged of [foreign, 'channel.known_browser=x', `channel.known_browser=another.${signature}`])
    expect(await signIn(user.email, testPassword, { cookie: forged })).toMatchObject(tooMany)
  expect(await signIn(user.email, testPassword, { cookie })).toMatchObject({ status: 201 })
  // The known browser has a limit too.
  for (let attempt = 0; attempt < attemptLimits.account_sign_in; attempt++)
    await signIn(user.email, 'a guess', { cookie })
  expect(await signIn(user.email, testPassword, { cookie })).toMatchObject(tooMany)
})

it('does not lock a known browser out of an address behind which others guess', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.78' }
  const [user, other] = [await aDashboardUser(api), await aDashboardUser(api)]
  const cookie = await knownBrowserOf(user)
  for (let count = 0; count <= attemptLimits.address_sign_in; count++)
    await signIn(`unknown${count}@example.com`, 'a guess', headers)
  expect(await signIn(other.email, testPassword, headers)).toMatchObject(tooMany)
  expect(await signIn(other.email, testPassword, { ...headers, cookie })).toMatchObject(tooMany)
  expect(await signIn(user.email, testPassword, { ...headers, cookie })).toMatchObject({ status: 201 })
})

it('lets a user work, and choose a new password, while others guess the old one', async () => {
  const user = await aDashboardUser(api)
  await guess(user)
  const ask = () =>
    sendFromBrowser(api.url, 'POST', '/dashboard/password_resets', { body: { email: user.email.toUpperCase() } })
  const tokens: string[] = []
  for (let count = 1; count <= attemptLimits.account_mail; count++) {
    expect(await ask()).toMatchObject({ status: 201 })
    const received = () => mails.filter(({ to }) => to === user.email)
    await expect.poll(() => received().length, { timeout: 120_000 }).toBe(count)
    tokens.push(/#token=([\w-]+)/.exec(received().at(-1)?.text ?? '')?.[1] ?? '')
  }
  expect(await ask()).toMatchObject(tooMany)
  const body = { current_password: testPassword, new_password: testPassword }
  expect(await user.send('PATCH', '/dashboard/password', { body: { ...body, current_password: 'no' } })).toMatchObject({
    status: 400,
  })
  const complete = (token: string | undefined) =>
    sendFromBrowser(api.url, 'POST', '/dashboard/password_resets/complete', {
      body: { token, new_password: 'quite another password' },
    })
  // A later mail, for which an attacker has asked, does not make the first one useless.
  const completed = await complete(tokens[0])
  expect(completed).toMatchObject({ status: 200 })
  expect(await complete(tokens[1])).toMatchObject(failure(409, 'link_inactive'))
  const cookie = cookiesOf(completed.headers).join('; ')
  expect(await signIn(user.email, 'quite another password', { cookie })).toMatchObject({ status: 201 })
})

it('records the first attempt of an address beyond its limit, and no more within a minute', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const attempt = (count: number) =>
    sendFromBrowser(api.url, 'POST', '/dashboard/password_resets', {
      body: { email: `unknown${count}@example.com` },
      headers,
    })
  for (let count = 0; count < attemptLimits.address_sign_in; count++) expect((await attempt(count)).status).toBe(201)
  for (let count = 0; count < 3; count++) expect(await attempt(count)).toMatchObject(tooMany)
  const scope = { ...api.dependencies, organizationId: unauthenticatedOrganizationId, mediaBaseUrl: api.url }
  const { data } = await listAuditLog(api.dependencies.database, scope, { query: { limit: 100 } })
  const refused = data.filter(({ ip, outcome }) => ip === '203.0.113.77' && outcome === 'refused')
  expect(refused).toMatchObject([{ action: 'createPasswordReset', details: { reason: 'rate_limit_exceeded' } }])
})

it('creates a session of its own at each sign-in, and keeps none that the browser was given', async () => {
  const [user, attacker] = [await aDashboardUser(api), await aDashboardUser(api)]
  const planted = attacker.cookie
  const { headers } = await signIn(user.email, testPassword, { cookie: planted })
  expect(cookiesOf(headers)).not.toContain(planted)
  expect((await attacker.send('GET', '/dashboard/session')).body.data.user.id).toBe(attacker.id)
  for (const cookie of ['channel.session_token=chosen', `${user.cookie.split('.')[0]}.${planted.split('.')[1]}`])
    expect(await attacker.send('GET', '/dashboard/session', { headers: { cookie } })).toMatchObject({ status: 401 })
})

it('replaces the session when the second factor is turned on or off', async () => {
  const user = await aDashboardUser(api)
  const change = async (body: object) => {
    const before = user.cookie
    const { status, headers } = await user.send('PATCH', '/dashboard/second_factor', { body })
    expect(status).toBe(200)
    user.cookie = cookiesOf(headers)[0] ?? ''
    expect(await user.send('GET', '/dashboard/session')).toMatchObject({ status: 200 })
    expect(await user.send('GET', '/dashboard/session', { headers: { cookie: before } })).toMatchObject({ status: 401 })
  }
  const { body } = await user.send('POST', '/dashboard/second_factor', { body: { password: testPassword } })
  await change({ enabled: true, code: totpOf(body.data.totp_uri) })
  await change({ enabled: false, password: testPassword })
})

it('responds to no request that another site sends, whatever it claims', async () => {
  const user = await aDashboardUser(api)
  const evil = 'https://evil.example'
  const claims: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: api.url },
    { 'sec-fetch-site': 'cross-site', 'x-http-method-override': 'GET' },
    // Some browsers do not say where a request comes from.
    {},
    { origin: evil },
    { origin: 'null' },
    { origin: evil, 'x-forwarded-host': 'evil.example' },
    { origin: `${api.url}.evil.example` },
  ]
  for (const claim of claims) {
    const headers = { cookie: user.cookie, 'content-type': 'text/plain', ...claim }
    const body = JSON.stringify({ name: 'A' })
    const response = await fetch(`${api.url}/dashboard/api_keys`, { method: 'POST', headers, body })
    expect(response.status, JSON.stringify(claim)).toBe(403)
    expect(await response.json()).toMatchObject({ error: { code: 'origin_not_allowed' } })
  }
  expect((await user.send('GET', '/dashboard/api_keys')).body.data).toEqual([])
})

it('keeps responses of a session out of caches', async () => {
  const user = await aDashboardUser(api)
  for (const path of ['/dashboard/session', '/dashboard/v1/labels', '/dashboard/audit_log/export']) {
    for (const cookie of [user.cookie, '']) {
      const { headers } = await user.send('GET', path, { headers: { cookie } })
      expect(headers.get('cache-control'), path).toBe('no-store')
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    }
  }
})
