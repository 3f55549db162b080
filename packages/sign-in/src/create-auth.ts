import { createHash } from 'node:crypto'
import { newId } from '@channel/core/mechanisms/ids'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import type { Database } from '@channel/db'
import { betterAuth } from 'better-auth/minimal'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { addressHeader } from './client-of-sign-in.ts'
import { databaseAdapter } from './database-adapter.ts'
import { secondFactorSchema, tables } from './tables.ts'

/** What the sign-in needs of the process. */
export interface SignInOptions {
  readonly database: Database
  readonly secrets: Secrets
  /** The public URL of the service; behind https cookies are `Secure`. */
  readonly baseUrl: string
  /** The provider of identities, if there is one. */
  readonly oidc?: OidcOptions | undefined
}

/** How the service is registered at a provider of identities (OpenID Connect). */
export interface OidcOptions {
  /** Its URL, without a trailing slash. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** The id of the provider, which is part of the redirect URI. */
export const oidcProvider = 'oidc'

export type Auth = ReturnType<typeof createAuth>

/** better-auth for the tables of the service. It is called by `auth.api`, so it serves no route but the one to which a provider of identities returns. */
export function createAuth({ database, secrets, baseUrl, oidc }: SignInOptions) {
  return betterAuth({
    ...tables,
    appName: 'Channel',
    baseURL: baseUrl,
    basePath: '/dashboard/sign_in',
    database: databaseAdapter(database),
    secrets: secrets
      .all('sign_in')
      .map(({ id, key }) => ({ version: versionOf(id), value: key.export().toString('hex') })),
    telemetry: { enabled: false },
    // Where a sign-in ends whose beginning is not known.
    onAPIError: { errorURL: `${baseUrl}/sign-in` },
    // Every failure that matters is thrown, and logged with its request.
    logger: { disabled: true },
    // The service has its own, which several processes can share.
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12, maxPasswordLength: 128 },
    advanced: {
      cookiePrefix: 'channel',
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: {
        generateId: ({ model }) => newId(model === 'session' ? 'session' : 'signIn'),
        validateSchema: false,
      },
    },
    plugins: [
      twoFactor({ issuer: 'Channel', schema: secondFactorSchema }),
      genericOAuth({ config: oidc === undefined ? [] : [oidcConfig(oidc)] }),
    ],
  })
}

/** Users must exist. One is recognized by an address that the provider has verified. */
function oidcConfig({ issuer, clientId, clientSecret }: OidcOptions) {
  return {
    providerId: oidcProvider,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    // What a provider must support, and expects by default.
    tokenEndpointAuth: { method: 'client_secret_basic' } as const,
    disableSignUp: true,
    requireIdTokenVerification: true,
  }
}

/** Stable for a key, so that a later rotation of CHANNEL_SECRET keeps what was encrypted readable. */
function versionOf(keyId: string): number {
  return createHash('sha256').update(keyId).digest().readUInt32BE(0)
}
