import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import { newId } from '@channel/core/mechanisms/ids'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import { findOpenMembership } from '@channel/core/session'
import type { Database } from '@channel/db'
import { betterAuth } from 'better-auth/minimal'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { addressHeader } from './client-of-sign-in.ts'
import { databaseAdapter } from './database-adapter.ts'
import { passkeyUrl } from './passkey-url.ts'
import { requireUserVerification } from './require-user-verification.ts'
import { passkeySchema, secondFactorSchema, tables } from './tables.ts'

/** The parts of the process that the sign-in needs. */
export interface SignInOptions {
  readonly database: Database
  /** Where states and challenges are kept until the user is known; default `database`. */
  readonly verifications?: Database | undefined
  readonly secrets: Secrets
  /** The public URL of the service; behind https cookies are `Secure`. */
  readonly baseUrl: string
  /** The identity provider, if there is one. */
  readonly oidc?: OidcOptions | undefined
}

/** How the service is registered at an identity provider (OpenID Connect). */
export interface OidcOptions {
  /** The provider's URL, without a trailing slash. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Whether a sign-in through it counts as one with a second factor. */
  readonly secondFactor: boolean
}

/** The id of the provider, which is part of the redirect URI. */
export const oidcProvider = 'oidc'

export type Auth = ReturnType<typeof createAuth>

/**
 * Sets up better-auth for the tables of the service. The service calls `auth.api`; the only route of better-auth is the one to which
 * an identity provider returns.
 */
export function createAuth({ database, verifications = database, secrets, baseUrl, oidc }: SignInOptions) {
  const passkeySite = passkeyUrl(baseUrl) ?? new URL(baseUrl)
  return betterAuth({
    ...tables,
    appName: 'Channel',
    baseURL: baseUrl,
    basePath: '/dashboard/sign_in',
    database: databaseAdapter(database, verifications),
    secrets: secrets
      .all('sign_in')
      .map(({ id, key }) => ({ version: versionOf(id), value: key.export().toString('hex') })),
    telemetry: { enabled: false },
    // The browser comes here if a single sign-on fails before its start is known.
    onAPIError: { errorURL: `${baseUrl}/sign-in` },
    // Every failure that matters is thrown, and logged with its request.
    logger: { disabled: true },
    // The service has its own limits, which several processes can share.
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12, maxPasswordLength: 128 },
    // The age of a session is checked where it matters, by the API. Pages show when a user was last seen, to five minutes.
    session: { ...tables.session, freshAge: 0, updateAge: 300 },
    databaseHooks: {
      session: {
        create: {
          // A session that replaces another one, as when a second factor is set up, keeps what that one had.
          before: async (session, context) => ({
            data: {
              secondFactor: session.secondFactor === true || provesSecondFactor(context?.path ?? '', oidc),
              activeOrganizationId: session.activeOrganizationId ?? (await lastOpened(database, session.userId)),
            },
          }),
        },
      },
    },
    advanced: {
      cookiePrefix: 'channel',
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: {
        generateId: ({ model }) => newId(idKinds[model] ?? 'signIn'),
        validateSchema: false,
      },
    },
    plugins: [
      twoFactor({ issuer: 'Channel', schema: secondFactorSchema }),
      passkey({
        origin: passkeySite.origin,
        rpID: passkeySite.hostname,
        rpName: 'Channel',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        advanced: { webAuthnChallengeCookie: 'passkey' },
        schema: passkeySchema,
        registration: {
          afterVerification: ({ verification }) => requireUserVerification(verification.registrationInfo),
        },
        authentication: {
          afterVerification: ({ verification }) => requireUserVerification(verification.authenticationInfo),
        },
      }),
      genericOAuth({ config: oidc === undefined ? [] : [oidcConfig(oidc)] }),
    ],
  })
}

/** The organization that a new session opens. */
async function lastOpened(database: Database, signInId: string): Promise<string | undefined> {
  return (await findOpenMembership(database, { signInId, organizationId: null }))?.organization_id
}

const idKinds: Readonly<Record<string, 'session' | 'passkey'>> = { session: 'session', passkey: 'passkey' }

/** Whether a session that an endpoint of better-auth creates has begun with a second factor. */
function provesSecondFactor(path: string, oidc: OidcOptions | undefined): boolean {
  if (path.startsWith('/callback/')) return oidc?.secondFactor === true
  return ['/two-factor/verify-totp', '/two-factor/verify-backup-code', '/passkey/verify-authentication'].includes(path)
}

/** An identity at the identity provider, which may have no user here. */
export interface Identity {
  readonly subject: string
  /** Lower case. Not necessarily verified. */
  readonly email: string
}

/** Receives the identity with which the browser returns from the provider. */
export const identityFound = new AsyncLocalStorage<Partial<Identity>>()

/** Only existing users can sign in. They are recognized by an email address that the provider has verified. */
function oidcConfig({ issuer, clientId, clientSecret }: OidcOptions) {
  return {
    providerId: oidcProvider,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    // Every provider must support this method, and expects it by default.
    tokenEndpointAuth: { method: 'client_secret_basic' } as const,
    disableSignUp: true,
    requireIdTokenVerification: true,
    mapProfileToUser({ sub, email }: Record<string, unknown>) {
      Object.assign(identityFound.getStore() ?? {}, { subject: String(sub), email: String(email).toLowerCase() })
      return {}
    },
  }
}

/** The version is the same for a key in every process and after every rotation, so that encrypted values stay readable. */
function versionOf(keyId: string): number {
  return createHash('sha256').update(keyId).digest().readUInt32BE(0)
}
