import { APIError } from 'better-auth/api'

/**
 * Requires that the authenticator has verified its user, such as by a fingerprint or a PIN: holding it must not be enough to sign in.
 *
 * @throws APIError of better-auth
 */
export async function requireUserVerification(verified: { readonly userVerified: boolean } | undefined): Promise<void> {
  if (verified?.userVerified !== true)
    throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED', message: 'The user was not verified.' })
}
