import { type Database, statement } from '@channel/db'
import { type ClientOfSignIn, headersOf } from './client-of-sign-in.ts'
import type { Auth } from './create-auth.ts'
import { orRefusal } from './refusals.ts'

/** What the browser needs to create or use a passkey, as JSON, and the cookies that remember the challenge. */
export interface PasskeyChallenge {
  readonly publicKey: string
  readonly setCookies: readonly string[]
}

/** A credential of WebAuthn as browsers send it. */
export interface PasskeyCredential {
  readonly id: string
  readonly response: object
}

/** The passkeys of users. */
export interface PasskeysOfUser {
  /** Begins to add a passkey for the user of a session. */
  begin(client: ClientOfSignIn): Promise<PasskeyChallenge>
  /** Adds it; the session then has a second factor. @returns its id; undefined if it is refused */
  add(
    client: ClientOfSignIn,
    passkey: { name: string; credential: PasskeyCredential; sessionId: string },
  ): Promise<string | undefined>
  /** Begins to sign in. */
  beginSignIn(client: ClientOfSignIn): Promise<PasskeyChallenge>
  /** @returns the response headers with the cookie of the new session; undefined if the passkey is refused */
  signIn(client: ClientOfSignIn, credential: PasskeyCredential): Promise<Headers | undefined>
}

const setUsed = statement('use_passkey', 'UPDATE sign_in_passkeys SET last_used_at = now() WHERE credential_id = $1')
const proveSecondFactor = statement(
  'prove_second_factor',
  'UPDATE sign_in_sessions SET second_factor = true WHERE id = $1',
)

/** The plugin reports a credential that cannot be read as an error of its own. */
const unreadable = 'FAILED_TO_VERIFY_REGISTRATION'

export function passkeysOfUser(auth: Auth, database: Database): PasskeysOfUser {
  return {
    async begin(client) {
      const { response, headers } = await auth.api.generatePasskeyRegistrationOptions({
        headers: headersOf(client),
        returnHeaders: true,
      })
      return { publicKey: JSON.stringify(response), setCookies: headers.getSetCookie() }
    },
    async add(client, { name, credential, sessionId }) {
      const request = { headers: headersOf(client), body: { name, response: credential } }
      const result = await orRefusal(auth.api.verifyPasskeyRegistration(request), [unreadable])
      if ('refusal' in result) return undefined
      await database.execute(proveSecondFactor, [sessionId])
      return result.ok.id
    },
    async beginSignIn(client) {
      const { response, headers } = await auth.api.generatePasskeyAuthenticationOptions({
        headers: headersOf({ ...client, cookie: undefined }),
        returnHeaders: true,
      })
      const publicKey = JSON.stringify({ ...response, userVerification: 'required' })
      return { publicKey, setCookies: headers.getSetCookie() }
    },
    async signIn(client, credential) {
      const body = { response: credential as never }
      const request = { headers: headersOf(client), body, returnHeaders: true } as const
      const result = await orRefusal<{ headers: Headers }>(auth.api.verifyPasskeyAuthentication(request))
      if ('refusal' in result) return undefined
      await database.execute(setUsed, [credential.id])
      return result.ok.headers
    },
  }
}
