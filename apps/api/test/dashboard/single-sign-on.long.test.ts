import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listAuditLog } from '@channel/core/audit-log'
import { unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import { statement } from '@channel/db'
import { afterAll, expect, it } from 'vitest'
import { aDashboardUser, sendFromBrowser } from '../support/dashboard.ts'
import { failure, notFound } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

interface Person {
  sub: string
  email: string
  email_verified: boolean
  name: string
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An id token as an identity provider signs it. */
function idToken(claims: object, key = privateKey): string {
  const content = `${encode({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${encode(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}

/** An identity provider that signs in this person without asking. */
let person: Person
let nonce: string | null = null
let signingKey = privateKey
let authorization: string | undefined
const provider = createServer((request, response) => {
  if (request.url === '/token') authorization = request.headers.authorization
  const iat = Math.floor(Date.now() / 1000)
  const claims = { iss: issuer, aud: 'channel', iat, exp: iat + 300, nonce, ...person }
  const bodies: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    },
    '/keys': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
    '/token': { access_token: 'a token', token_type: 'Bearer', id_token: idToken(claims, signingKey) },
  }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(bodies[request.url ?? ''] ?? {}))
})
provider.listen(0, '127.0.0.1')
await once(provider, 'listening')
afterAll(() => provider.close())
const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`

const oidc = { issuer, clientId: 'channel', clientSecret: 'a secret', name: 'Acme Login', secondFactor: true }
const api = await startApi({ oidc })
const strict = await startApi({ oidc: { ...oidc, secondFactor: false } })

/** Goes to the provider and back. @returns the last redirect, and the cookie of the session if there is one */
async function signInAs(who: Person, { url } = api) {
  person = who
  const start = await sendFromBrowser(url, 'GET', '/dashboard/sign_in/oidc')
  expect(start.status).toBe(302)
  const authorize = new URL(start.headers.get('location') ?? '')
  expect(authorize.origin).toBe(issuer)
  nonce = authorize.searchParams.get('nonce')
  expect(authorize.searchParams.get('redirect_uri')).toBe(`${url}/dashboard/sign_in/callback/oidc`)
  expect(authorize.searchParams.get('code_challenge_method')).toBe('S256')
  const cookie = start.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const path = `/dashboard/sign_in/callback/oidc?code=a-code&state=${authorize.searchParams.get('state')}`
  const end = await sendFromBrowser(url, 'GET', path, { headers: { cookie } })
  const session = end.headers.getSetCookie().find((each) => each.startsWith('channel.session_token='))
  return { status: end.status, location: end.headers.get('location'), cookie: session?.split(';')[0] }
}

it('signs in a user by the address that the provider has verified', async () => {
  const user = await aDashboardUser(api)
  const who = { sub: `sub-${user.id}`, email: user.email, email_verified: true, name: 'Ada' }
  const { status, location, cookie } = await signInAs(who)
  expect({ status, location }).toEqual({ status: 302, location: '/' })
  expect(authorization).toMatch(/^Basic /)
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
  signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const { location, cookie } = await signInAs({ sub: id, email, email_verified: true, name: 'Ada' })
  signingKey = privateKey
  expect(cookie).toBeUndefined()
  expect(location).toMatch(/^\/sign-in\?error=/)
})

it('refuses a response of the provider that another browser has asked for', async () => {
  const attacker = await aDashboardUser(api)
  person = { sub: attacker.id, email: attacker.email, email_verified: true, name: 'Ada' }
  const start = await sendFromBrowser(api.url, 'GET', '/dashboard/sign_in/oidc')
  const authorize = new URL(start.headers.get('location') ?? '')
  nonce = authorize.searchParams.get('nonce')
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
