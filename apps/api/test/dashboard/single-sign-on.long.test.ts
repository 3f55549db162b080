import { generateKeyPairSync } from 'node:crypto'
import { listAuditLog } from '@channel/core/audit-log'
import { unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { aDashboardUser, sendFromBrowser } from '../support/dashboard.ts'
import { failure, notFound } from '../support/expectations.ts'
import { cookiesOf, goToProvider, type Person, startInstantProvider } from '../support/instant-provider.ts'
import { startApi } from '../support/start-api.ts'

const provider = await startInstantProvider()
const { issuer } = provider
const oidc = { issuer, clientId: 'channel', clientSecret: 'a secret', name: 'Acme Login', secondFactor: true }
const api = await startApi({ oidc })
const strict = await startApi({ oidc: { ...oidc, secondFactor: false } })

/** Goes to the provider and back. @returns the last redirect, and the cookie of the session if there is one */
async function signInAs(who: Person, { url } = api) {
  provider.person = who
  const { start, authorize, end } = await goToProvider(provider, url)
  expect(start.status).toBe(302)
  expect(authorize.origin).toBe(issuer)
  expect(authorize.searchParams.get('redirect_uri')).toBe(`${url}/dashboard/sign_in/callback/oidc`)
  expect(authorize.searchParams.get('code_challenge_method')).toBe('S256')
  const cookie = cookiesOf(end.headers).find((each) => each.startsWith('channel.session_token='))
  return { status: end.status, location: end.headers.get('location'), cookie }
}

it('signs in a user by the address that the provider has verified', async () => {
  const user = await aDashboardUser(api)
  const who = { sub: `sub-${user.id}`, email: user.email, email_verified: true, name: 'Ada' }
  const { status, location, cookie } = await signInAs(who)
  expect({ status, location }).toEqual({ status: 302, location: '/' })
  expect(provider.authorization).toMatch(/^Basic /)
  const headers = { cookie: cookie ?? '' }
  const session = await sendFromBrowser(api.url, 'GET', '/dashboard/session', { headers })
  expect(session).toMatchObject({ status: 200, body: { data: { user: { id: user.id }, role: 'owner' } } })
  const { body } = await user.send('GET', '/dashboard/audit_log?limit=1')
  expect(body.data).toMatchObject([{ action: 'createSession', user: { id: user.id }, details: { method: 'oidc' } }])
})

it('counts as a second factor, unless the operator says otherwise', async () => {
  const require = statement(
    'test_require_factor',
    'UPDATE organizations SET require_second_factor = true WHERE id = $1',
  )
  const user = await aDashboardUser(api)
  await api.dependencies.database.execute(require, [user.organizationId])
  const who = { sub: `sub-${user.id}`, email: user.email, email_verified: true, name: 'Ada' }
  const labels = async ({ url }: typeof api, cookie = '') =>
    sendFromBrowser(url, 'GET', '/dashboard/v1/labels', { headers: { cookie } })
  expect(await labels(api, (await signInAs(who)).cookie)).toMatchObject({ status: 200 })
  const weak = await signInAs(who, strict)
  expect(await labels(strict, weak.cookie)).toMatchObject(failure(403, 'second_factor_missing'))
  await api.dependencies.database.execute(
    statement('test_enable_factor', 'UPDATE sign_in_users SET two_factor_enabled = true WHERE id = $1'),
    [user.id],
  )
  // The user has a second factor of the service, which the provider did not ask for.
  const refused = await signInAs(who, strict)
  expect(refused.location).toBe('/sign-in?error=second_factor_required')
  expect(refused.cookie).toBe('channel.session_token=')
})

it('refuses an unknown address, and one that is not verified', async () => {
  const { email } = await aDashboardUser(api)
  const unknown = { sub: 'sub-1', email: 'unknown@example.com', email_verified: true, name: 'Unknown' }
  for (const who of [unknown, { ...unknown, sub: 'sub-2', email, email_verified: false }]) {
    const { status, location, cookie } = await signInAs(who)
    expect({ status, cookie }).toEqual({ status: 302, cookie: undefined })
    expect(location).toMatch(/^\/sign-in\?error=/)
  }
  const scope = { ...api.dependencies, organizationId: unauthenticatedOrganizationId, mediaBaseUrl: api.url }
  const { data } = await listAuditLog(api.dependencies.database, scope, { query: { limit: 100 } })
  const details = { method: 'oidc', reason: expect.stringMatching(/^[\w-]+$/) }
  expect(data).toContainEqual(expect.objectContaining({ action: 'createSession', outcome: 'refused', details }))
})

it('refuses an id token that another key has signed', async () => {
  const { id, email } = await aDashboardUser(api)
  const { signingKey } = provider
  provider.signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const { location, cookie } = await signInAs({ sub: id, email, email_verified: true, name: 'Ada' })
  provider.signingKey = signingKey
  expect(cookie).toBeUndefined()
  expect(location).toMatch(/^\/sign-in\?error=/)
})

it('refuses a response of the provider that another browser has asked for', async () => {
  const attacker = await aDashboardUser(api)
  provider.person = { sub: attacker.id, email: attacker.email, email_verified: true, name: 'Ada' }
  const start = await sendFromBrowser(api.url, 'GET', '/dashboard/sign_in/oidc')
  const authorize = new URL(start.headers.get('location') ?? '')
  provider.nonce = authorize.searchParams.get('nonce')
  // The victim's browser has no cookie of this state: it would sign in as the attacker.
  const path = `/dashboard/sign_in/callback/oidc?code=a-code&state=${authorize.searchParams.get('state')}`
  const { headers } = await sendFromBrowser(api.url, 'GET', path)
  expect(headers.get('location')).toMatch(/\/sign-in\?error=/)
  expect(headers.getSetCookie().filter((each) => /^channel\.session_token=[^;]/.test(each))).toEqual([])
})

it('redirects to no other origin, whatever the provider or a link says', async () => {
  const evil = encodeURIComponent('https://evil.example/')
  for (const query of [
    `error=${evil}`,
    `error=a&error_uri=${evil}`,
    `code=a&state=b&callbackURL=${evil}`,
    `next=${evil}`,
  ]) {
    const { headers } = await sendFromBrowser(api.url, 'GET', `/dashboard/sign_in/callback/oidc?${query}`)
    expect(new URL(headers.get('location') ?? '', api.url).origin, query).toBe(api.url)
  }
  const { headers } = await sendFromBrowser(api.url, 'GET', `/dashboard/sign_in/oidc?callbackURL=${evil}`)
  expect(new URL(headers.get('location') ?? '').searchParams.get('redirect_uri')).toContain(api.url)
})

it('refuses a forged state', async () => {
  const { status, headers } = await sendFromBrowser(
    api.url,
    'GET',
    '/dashboard/sign_in/callback/oidc?code=a&state=forged',
  )
  expect(status).toBe(302)
  expect(headers.get('location')).toMatch(/\/sign-in\?error=state_\w+$/)
  expect(headers.getSetCookie().filter((each) => each.startsWith('channel.session_token=c'))).toEqual([])
})

it('says how users sign in', async () => {
  expect(await sendFromBrowser(api.url, 'GET', '/dashboard/sign_in_methods')).toMatchObject({
    status: 200,
    body: { data: { password_reset: 'operator', oidc: { name: 'Acme Login', url: '/dashboard/sign_in/oidc' } } },
  })
  const without = await startApi()
  expect((await sendFromBrowser(without.url, 'GET', '/dashboard/sign_in_methods')).body.data.oidc).toBeNull()
  expect(await sendFromBrowser(without.url, 'GET', '/dashboard/sign_in/oidc')).toMatchObject(notFound)
})
