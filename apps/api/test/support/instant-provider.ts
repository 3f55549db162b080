import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { sendFromBrowser } from './dashboard.ts'

/** Who signs in. */
export interface Person {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

/** An identity provider that signs in a person without asking. */
export interface InstantProvider {
  readonly issuer: string
  /** Signs the id tokens; the provider publishes only its first value. */
  signingKey: KeyObject
  person: Person | undefined
  nonce: string | null
  /** The header of the last request for a token. */
  authorization: string | undefined
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An id token as an identity provider signs it. */
function idToken(claims: object, key: KeyObject): string {
  const content = `${encode({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${encode(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}

/** Starts one for the rest of the test file. The id of the client is `channel`. */
export async function startInstantProvider(): Promise<InstantProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const server = createServer((request, response) => {
    if (request.url === '/token') provider.authorization = request.headers.authorization
    const { issuer, nonce, person, signingKey } = provider
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
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: InstantProvider = {
    issuer,
    signingKey: privateKey,
    person: undefined,
    nonce: null,
    authorization: undefined,
  }
  return provider
}

/** Goes from a service to the provider and back, with the cookies that the service sets. @returns both responses */
export async function goToProvider(provider: InstantProvider, url: string, cookies = '') {
  const start = await sendFromBrowser(url, 'GET', '/dashboard/sign_in/oidc', { headers: { cookie: cookies } })
  const authorize = new URL(start.headers.get('location') ?? '')
  provider.nonce = authorize.searchParams.get('nonce')
  const cookie = [cookies, ...cookiesOf(start.headers)].join('; ')
  const path = `/dashboard/sign_in/callback/oidc?code=a-code&state=${authorize.searchParams.get('state')}`
  const end = await sendFromBrowser(url, 'GET', path, { headers: { cookie } })
  return { start, authorize, end }
}

/** What a browser sends back of the cookies of a response. */
export function cookiesOf(headers: Headers): string[] {
  return headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
}
