import { findOpenMembership } from '@channel/core/session'
import { hashPassword } from 'better-auth/crypto'
import { type ClientOfSignIn, cookiesOf, headersOf, sessionCookie } from './client-of-sign-in.ts'
import { createAuth, type SignInOptions } from './create-auth.ts'
import { type PasskeyCredential, type PasskeysOfUser, passkeysOfUser } from './passkeys-of-user.ts'
import { orRefusal } from './refusals.ts'
import { type SecondFactorOfUser, secondFactorOfUser } from './second-factor-of-user.ts'
import { type SingleSignOn, singleSignOn } from './single-sign-on.ts'
import { useSecondFactorCode } from './use-second-factor-code.ts'

/** A session and its user. */
export interface SignedIn {
  readonly sessionId: string
  /** Who has signed in. */
  readonly signInId: string
  /** The user in the organization that is open. */
  readonly userId: string
  readonly organizationId: string
  readonly role: 'owner' | 'member' | 'read_only'
  readonly name: string
  readonly email: string
  /** An authenticator app or a passkey. */
  readonly hasSecondFactor: boolean
  readonly hasAuthenticatorApp: boolean
  readonly hasPasskey: boolean
  /** Whether the session has begun with a second factor. */
  readonly usedSecondFactor: boolean
  /** Whether the organization requires one. */
  readonly requiresSecondFactor: boolean
  /** Formatted as on the wire: in UTC with microseconds. */
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
  /** Signs in with a password, and a code if needed. An unknown address takes as long as a wrong password. */
  signIn(
    credentials: { email: string; password: string; code?: string | undefined },
    client: ClientOfSignIn,
  ): Promise<SignedIn | SignInRefusal>
  /** Ends the session of a request at once. @returns the header `Set-Cookie` that deletes its cookie */
  signOut(client: ClientOfSignIn): Promise<string>
  /** Checks the password of the session's user. */
  isPassword(client: ClientOfSignIn, password: string): Promise<boolean>
  hashPassword(password: string): Promise<string>
  /** Whether a password is so easy to guess that it protects no account, also by those who know the user. */
  isGuessable(password: string, known: readonly string[]): Promise<boolean>
  readonly secondFactor: SecondFactorOfUser
  readonly passkeys: Pick<PasskeysOfUser, 'begin' | 'add' | 'beginSignIn'>
  /** Signs in with a passkey. @returns undefined if it is refused */
  signInByPasskey(client: ClientOfSignIn, credential: PasskeyCredential): Promise<SignedIn | undefined>
  /** Undefined without an identity provider. */
  readonly singleSignOn: SingleSignOn | undefined
}

/** Opens the sign-in of the dashboard. */
export function openSignIn(options: SignInOptions): SignIn {
  const auth = createAuth(options)
  const passkeys = passkeysOfUser(auth, options.database)

  async function find(client: ClientOfSignIn): Promise<SignedIn | undefined> {
    const { response, headers } = await auth.api.getSession({ headers: headersOf(client), returnHeaders: true })
    if (response === null) return undefined
    const { session, user } = response
    const hasAuthenticatorApp = user.twoFactorEnabled === true
    const member = await findOpenMembership(options.database, {
      signInId: user.id,
      organizationId: session.activeOrganizationId,
    })
    if (member === undefined) return undefined
    const hasPasskey = member.has_passkey === true
    return {
      sessionId: session.id,
      signInId: user.id,
      userId: member.id,
      organizationId: member.organization_id,
      role: member.role,
      name: member.name,
      email: user.email,
      hasSecondFactor: hasAuthenticatorApp || hasPasskey,
      hasAuthenticatorApp,
      hasPasskey,
      usedSecondFactor: session.secondFactor === true,
      requiresSecondFactor: member.require_second_factor,
      createdAt: timestamp(session.createdAt),
      expiresAt: timestamp(session.expiresAt),
      setCookie: sessionCookie(headers),
    }
  }

  /** Finds the session that a response of better-auth created. */
  async function sessionOf(headers: Headers, client: ClientOfSignIn): Promise<SignedIn> {
    const signedIn = await find({ ...client, cookie: cookiesOf(headers) })
    if (signedIn === undefined) throw new Error('A session that was just created does not exist.')
    return { ...signedIn, setCookie: sessionCookie(headers) }
  }

  async function signIn(
    { email, password, code }: Parameters<SignIn['signIn']>[0],
    client: ClientOfSignIn,
  ): Promise<SignedIn | SignInRefusal> {
    const headers = headersOf({ ...client, cookie: undefined })
    const first = await orRefusal(auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }))
    if ('refusal' in first) return 'invalid_credentials'
    if (!('twoFactorRedirect' in first.ok.response)) return sessionOf(first.ok.headers, client)
    if (code === undefined) return 'second_factor_required'
    // The second step knows the first one by its cookie.
    const withStep = headersOf({ ...client, cookie: cookiesOf(first.ok.headers) })
    const request = { headers: withStep, body: { code }, returnHeaders: true } as const
    const isTotp = /^\d{6}$/.test(code)
    const second = await orRefusal<{ headers: Headers }>(
      isTotp ? auth.api.verifyTOTP(request) : auth.api.verifyBackupCode(request),
    )
    if ('refusal' in second) return 'invalid_second_factor'
    const signedIn = await sessionOf(second.ok.headers, client)
    if (!isTotp || (await useSecondFactorCode(options.database, signedIn.signInId, code))) return signedIn
    await signOut({ ...client, cookie: cookiesOf(second.ok.headers) })
    return 'invalid_second_factor'
  }

  async function signOut(client: ClientOfSignIn): Promise<string> {
    const { headers } = await auth.api.signOut({ headers: headersOf(client), returnHeaders: true })
    return sessionCookie(headers) ?? ''
  }

  return {
    find,
    signIn,
    signOut,
    async isPassword(client, password) {
      return 'ok' in (await orRefusal(auth.api.verifyPassword({ headers: headersOf(client), body: { password } })))
    },
    hashPassword,
    isGuessable: async (password, known) => (await import('./password-strength.ts')).isGuessable(password, known),
    secondFactor: secondFactorOfUser(auth),
    passkeys,
    async signInByPasskey(client, credential) {
      const headers = await passkeys.signIn(client, credential)
      return headers && sessionOf(headers, client)
    },
    singleSignOn: options.oidc && singleSignOn(auth, options.baseUrl),
  }
}

function timestamp(date: Date): string {
  return date.toISOString().replace('Z', '000Z')
}
