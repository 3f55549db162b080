import type {
  CreatePasskeyChallengeInput,
  CreatePasskeyInput,
  CreatePasskeySessionInput,
  CreateSessionChallengeInput,
} from '@channel/contract/dashboard/types'
import { ApiError } from '@channel/core/mechanisms/errors'
import { findPasskey } from '@channel/core/passkeys'
import { getSession } from '@channel/core/session'
import type { PasskeyChallenge, PasskeyCredential } from '@channel/sign-in'
import { createdOnce } from '../../request/reply.ts'
import { auditRefusal } from '../request/audit-refusal.ts'
import { chargeSession } from '../request/charge-account.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'
import { rememberBrowser } from '../request/known-browser.ts'
import { requireOwnSecondFactor } from '../request/require-second-factor.ts'
import { withCookie } from '../request/with-cookie.ts'

/** How long a sign-in counts as recent, in milliseconds: another person is unlikely to use the browser by then. */
const freshMs = 10 * 60_000

/**
 * Begins to add a passkey. It needs the password, unless the user has just signed in.
 *
 * @throws ApiError `invalid_field_value` for a wrong or missing password, `second_factor_required`, `rate_limit_exceeded`
 */
export async function createPasskeyChallenge({ body }: CreatePasskeyChallengeInput, context: DashboardContext) {
  const { user, client, signIn, dependencies } = context
  requireOwnSecondFactor(user)
  const isFresh = dependencies.now().getTime() - Date.parse(user.createdAt) < freshMs
  if (body.password !== undefined || !isFresh) {
    await chargeSession(context, 'createPasskeyChallenge')
    if (!body.password || !(await signIn.isPassword(client, body.password)))
      throw new ApiError('invalid_field_value', 'The password is missing or wrong.', { param: 'password' })
  }
  return optionsReply(context, await signIn.passkeys.begin(client))
}

/**
 * Adds a passkey, which proves a second factor of the session too.
 *
 * @throws ApiError `invalid_field_value` for a credential that is refused, `second_factor_required`
 */
export async function createPasskey({ body }: CreatePasskeyInput, context: DashboardContext) {
  const { user, client, signIn, database } = context
  requireOwnSecondFactor(user)
  const name = body.name.trim()
  if (name === '') throw new ApiError('invalid_field_value', 'The name must not be blank.', { param: 'name' })
  const credential = parseCredential(body.credential)
  const id = await signIn.passkeys.add(client, { name, credential, sessionId: user.sessionId })
  if (id === undefined) throw invalidCredential()
  return createdOnce(context, await findPasskey(database, user.signInId, id))
}

/** Begins to sign in with a passkey. */
export async function createSessionChallenge(_input: CreateSessionChallengeInput, context: DashboardContext) {
  return optionsReply(context, await context.signIn.passkeys.beginSignIn(context.client))
}

/**
 * Signs a user in with a passkey.
 *
 * @throws ApiError `invalid_passkey`, `invalid_field_value` for a credential that cannot be read
 */
export async function createPasskeySession({ body }: CreatePasskeySessionInput, context: DashboardContext) {
  const signedIn = await context.signIn.signInByPasskey(context.client, parseCredential(body.credential))
  if (signedIn === undefined) {
    await auditRefusal(context, context, { action: 'createPasskeySession', reason: 'invalid_passkey' })
    throw new ApiError('invalid_passkey', 'This passkey is not valid. Try another one, or use your password.')
  }
  context.auditedUser = signedIn
  rememberBrowser(context, signedIn.email)
  const session = await getSession(context.database, signedIn, signedIn)
  return withCookie(createdOnce(context, session), signedIn.setCookie)
}

function optionsReply(context: DashboardContext, { publicKey, setCookies }: PasskeyChallenge) {
  for (const cookie of setCookies) context.setCookie(cookie)
  return createdOnce(context, { object: 'passkey_challenge', public_key: publicKey } as const)
}

/** NUL and surrogates, which JSON has only as escapes. PostgreSQL stores neither, and no browser sends them. */
const unstorable = /\\u(?:0000|d[89a-f])/i

function parseCredential(json: string): PasskeyCredential {
  try {
    const { id, response, ...rest } = JSON.parse(json)
    const isCredential = typeof id === 'string' && typeof response === 'object' && response !== null
    if (isCredential && !unstorable.test(json)) return { id, response, ...rest }
  } catch {
    // The same error as for any other invalid credential.
  }
  throw invalidCredential()
}

function invalidCredential(): ApiError {
  const message = 'The passkey was refused: it took too long, was begun elsewhere, or did not verify you. Try again.'
  return new ApiError('invalid_field_value', message, { param: 'credential' })
}
