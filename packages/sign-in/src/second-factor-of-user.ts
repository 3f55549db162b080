import { type ClientOfSignIn, headersOf, sessionCookie } from './client-of-sign-in.ts'
import type { Auth } from './create-auth.ts'
import { orRefusal } from './refusals.ts'

/** A secret for an authenticator app, and the codes for when it is lost. Neither is shown again. */
export interface Enrolment {
  readonly uri: string
  readonly recoveryCodes: readonly string[]
}

/** The second factor of the user of a session. */
export interface SecondFactorOfUser {
  /** Creates a second factor, which is not active yet. */
  enrol(client: ClientOfSignIn, password: string): Promise<Enrolment | 'wrong_password' | 'already_enabled'>
  /** Activates it with the first code. @returns the header `Set-Cookie`: the session is replaced; undefined for a wrong code */
  activate(client: ClientOfSignIn, code: string): Promise<string | undefined>
  /** Removes it. @returns the header `Set-Cookie`: the session is replaced; undefined for a wrong password */
  remove(client: ClientOfSignIn, password: string): Promise<string | undefined>
}

export function secondFactorOfUser(auth: Auth): SecondFactorOfUser {
  return {
    async enrol(client, password) {
      const body = { password, method: 'totp' } as const
      const result = await orRefusal(auth.api.enableTwoFactor({ headers: headersOf(client), body }))
      if ('refusal' in result) return result.refusal === 'INVALID_PASSWORD' ? 'wrong_password' : 'already_enabled'
      const { totpURI: uri = '', backupCodes: recoveryCodes = [] } = result.ok as Partial<Totp>
      return { uri, recoveryCodes }
    },
    async activate(client, code) {
      const request = { headers: headersOf(client), body: { code }, returnHeaders: true } as const
      const result = await orRefusal(auth.api.verifyTOTP(request))
      return 'ok' in result ? sessionCookie(result.ok.headers) : undefined
    },
    async remove(client, password) {
      const request = { headers: headersOf(client), body: { password }, returnHeaders: true } as const
      const result = await orRefusal(auth.api.disableTwoFactor(request))
      return 'ok' in result ? sessionCookie(result.ok.headers) : undefined
    },
  }
}

interface Totp {
  totpURI: string
  backupCodes: string[]
}
