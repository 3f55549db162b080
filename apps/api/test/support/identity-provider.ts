import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { afterAll } from 'vitest'

/** A user of the provider, who signs in there with the subject alone. */
export interface Identity {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

/** A real identity provider (OpenID Connect), for the rest of the test file. */
export interface IdentityProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly identities: Map<string, Identity>
  /** Registers the service, once its URL is known. */
  register(serviceUrl: string): void
}

const clientId = 'channel'
const clientSecret = 'a secret of the tests, 32 characters'
const seconds = 600
const ttl = { Interaction: seconds, Session: seconds, Grant: seconds, AccessToken: seconds, IdToken: seconds }

export async function startIdentityProvider(): Promise<IdentityProvider> {
  let respond: (request: IncomingMessage, response: ServerResponse) => unknown = (_request, response) => response.end()
  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const identities = new Map<string, Identity>()
  return {
    issuer,
    clientId,
    clientSecret,
    identities,
    register(serviceUrl) {
      const provider = openProvider(issuer, serviceUrl, identities)
      const handle = provider.callback()
      respond = (request, response) =>
        request.url?.startsWith('/interaction/') ? signInPage(provider, request, response) : handle(request, response)
    },
  }
}

function openProvider(issuer: string, serviceUrl: string, identities: ReadonlyMap<string, Identity>): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const redirect_uris = [`${serviceUrl}/dashboard/sign_in/callback/oidc`]
  const provider: Provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...identities.get(sub), sub }) }),
    jwks: { keys: [privateKey.export({ format: 'jwk' })] },
    // Without a page that asks for consent.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl,
  })
  return provider
}

async function signInPage(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const accountId = new URL(request.url ?? '', 'http://provider').searchParams.get('login')
  if (accountId !== null) return provider.interactionFinished(request, response, { login: { accountId } })
  response.setHeader('content-type', 'text/html')
  response.end('<title>Provider</title><form><label>Login <input name="login"></label><button>Go on</button></form>')
}
