import { createHash } from 'node:crypto'
import { newId, type Secrets } from '@channel/core'
import type { Database } from '@channel/db'
import { isAPIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { databaseAdapter } from './database-adapter.ts'
import { secondFactorSchema, tables } from './tables.ts'

/** Where a request to sign in comes from, and its cookies. */
export interface ClientOfSignIn {
  /** The header `Cookie`. */
  readonly cookie?: string | undefined
  readonly userAgent?: string | undefined
  /** The IP address. */
  readonly address?: string | undefined
}

/** A session and its user. */
export interface SignedIn {
  readonly sessionId: string
  readonly userId: string
  readonly organizationId: string
  readonly role: 'owner' | 'member' | 'read_only'
  readonly name: string
  readonly email: string
  readonly hasSecondFactor: boolean
  /** As on the wire: in UTC with microseconds. */
  readonly createdAt: string
  readonly expiresAt: string
  /** The header `Set-Cookie` to respond with, if the cookie changed. */
  readonly setCookie: string | undefined
}

/** Why a user was not signed in. */
export type SignInRefusal = 'invalid_credentials' | 'second_factor_required' | 'invalid_second_factor'

/** Signs users in and out. */
export interface SignIn {
  /** The session of a request; undefined without one that is valid. */
  find(client: ClientOfSignIn): Promise<SignedIn | undefined>
  /** An unknown address and a wrong password take the same time. */
  signIn(
    credentials: { email: string; password: string; code?: string | undefined },
    client: ClientOfSignIn,
  ): Promise<SignedIn | SignInRefusal>
  /** Ends the session of a request at once. @returns the header `Set-Cookie` that deletes its cookie */
  signOut(client: ClientOfSignIn): Promise<string>
}

const addressHeader = 'x-client-address'

/**
 * Opens the sign-in of the dashboard.
 *
 * @param baseUrl the public URL of the service; behind https cookies are `Secure`
 */
export function openSignIn({
  database,
  secrets,
  baseUrl,
}: {
  readonly database: Database
  readonly secrets: Secrets
  readonly baseUrl: string
}): SignIn {
  const auth = betterAuth({
    ...tables,
    appName: 'Channel',
    baseURL: baseUrl,
    basePath: '/dashboard/sign_in',
    database: databaseAdapter(database),
    secrets: secrets
      .all('sign_in')
      .map(({ id, key }) => ({ version: versionOf(id), value: key.export().toString('hex') })),
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12, maxPasswordLength: 128 },
    advanced: {
      cookiePrefix: 'channel',
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: {
        generateId: ({ model }) => (model === 'session' ? newId('session') : newId('signIn')),
        validateSchema: false,
      },
    },
    plugins: [twoFactor({ issuer: 'Channel', schema: secondFactorSchema })],
  })

  async function find(client: ClientOfSignIn): Promise<SignedIn | undefined> {
    const { response, headers } = await auth.api.getSession({ headers: headersOf(client), returnHeaders: true })
    if (response === null) return undefined
    const { session, user } = response
    return {
      sessionId: session.id,
      userId: user.id,
      organizationId: user.organizationId,
      role: user.role as SignedIn['role'],
      name: user.name,
      email: user.email,
      hasSecondFactor: user.twoFactorEnabled === true,
      createdAt: timestamp(session.createdAt),
      expiresAt: timestamp(session.expiresAt),
      setCookie: sessionCookie(headers),
    }
  }

  /** The session that the cookies in a response of better-auth stand for. */
  async function sessionOf(headers: Headers, client: ClientOfSignIn): Promise<SignedIn> {
    const signedIn = await find({ ...client, cookie: cookiesOf(headers) })
    if (signedIn === undefined) throw new Error('A session that was just created does not exist.')
    return { ...signedIn, setCookie: sessionCookie(headers) }
  }

  async function verifyCode(code: string, client: ClientOfSignIn): Promise<Headers | undefined> {
    const request = { headers: headersOf(client), body: { code }, returnHeaders: true } as const
    const verify = /^\d{6}$/.test(code) ? auth.api.verifyTOTP(request) : auth.api.verifyBackupCode(request)
    return (await unlessRefused(verify))?.headers
  }

  return {
    find,
    async signIn({ email, password, code }, client) {
      const withoutSession = { ...client, cookie: undefined }
      const body = { email, password }
      const first = await unlessRefused(
        auth.api.signInEmail({ body, headers: headersOf(withoutSession), returnHeaders: true }),
      )
      if (first === undefined) return 'invalid_credentials'
      if (!('twoFactorRedirect' in first.response)) return sessionOf(first.headers, client)
      if (code === undefined) return 'second_factor_required'
      const second = await verifyCode(code, { ...client, cookie: cookiesOf(first.headers) })
      return second === undefined ? 'invalid_second_factor' : sessionOf(second, client)
    },
    async signOut(client) {
      const { headers } = await auth.api.signOut({ headers: headersOf(client), returnHeaders: true })
      return sessionCookie(headers) ?? ''
    },
  }
}

/** Undefined if better-auth refuses what the client sent. */
async function unlessRefused<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return undefined
    throw error
  }
}

function headersOf({ cookie, userAgent, address }: ClientOfSignIn): Headers {
  const headers = new Headers()
  if (cookie !== undefined) headers.set('cookie', cookie)
  if (userAgent !== undefined) headers.set('user-agent', userAgent)
  if (address !== undefined) headers.set(addressHeader, address)
  return headers
}

function sessionCookie(headers: Headers): string | undefined {
  return headers.getSetCookie().find((cookie) => /^(__Secure-)?channel\.session_token=/.test(cookie))
}

/** The header `Cookie` of a client that received these. */
function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Stable for a key, so that a later rotation of CHANNEL_SECRET keeps what was encrypted readable. */
function versionOf(keyId: string): number {
  return createHash('sha256').update(keyId).digest().readUInt32BE(0)
}

function timestamp(date: Date): string {
  return date.toISOString().replace('Z', '000Z')
}
