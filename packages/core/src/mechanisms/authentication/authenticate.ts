import { timingSafeEqual } from 'node:crypto'
import { ApiError } from '../errors/index.ts'
import type { KnownKey } from './find-key.ts'
import { hashKey, isKey } from './key-format.ts'

/** The organization and the key of an authenticated request. */
export interface Principal {
  readonly organizationId: string
  readonly keyId: string
}

/** Finds a key by its hash: a KeyCache, or the database by `(hash) => findKey(database, hash)`. */
export type FindKey = (hash: Buffer) => Promise<KnownKey | undefined>

const bearer = /^bearer +([^ ]+) *$/i

/**
 * Authenticates a request. Only the complete text of a key reveals that it is revoked or expired.
 *
 * @param authorization the Authorization header as received, undefined without one
 * @param onKnown called as soon as the text matches a key, even a revoked or expired one
 * @throws ApiError `missing_api_key`, `invalid_api_key` (no bearer token, malformed or unknown key), `revoked_api_key`,
 *   `expired_api_key`; each with `WWW-Authenticate`
 */
export async function authenticate(
  find: FindKey,
  authorization: string | undefined,
  now: () => Date,
  onKnown?: (owner: Principal) => void,
): Promise<Principal> {
  if (authorization === undefined) {
    throw unauthenticated('missing_api_key', 'Send your API key in the header `Authorization: Bearer <API_KEY>`.')
  }
  const hash = keyHashOf(authorization)
  if (hash === undefined) {
    throw unauthenticated('invalid_api_key', 'The Authorization header must be `Bearer`, a space and an API key.')
  }
  const known = await find(hash)
  if (known === undefined || !timingSafeEqual(known.hash, hash)) {
    throw unauthenticated('invalid_api_key', 'This API key does not exist. Check that you copied all of it.')
  }
  const principal: Principal = { organizationId: known.organizationId, keyId: known.id }
  onKnown?.(principal)
  const useAnother = 'Use another one: create it in the dashboard, or ask the owner of your organization.'
  if (known.isRevoked) throw unauthenticated('revoked_api_key', `This API key was revoked. ${useAnother}`)
  if (known.expiresAtMs !== null && known.expiresAtMs <= now().getTime()) {
    throw unauthenticated('expired_api_key', `This API key has expired. ${useAnother}`)
  }
  return principal
}

/** The hash of the key in an Authorization header; undefined without one in the format of a key. */
export function keyHashOf(authorization: string): Buffer | undefined {
  const key = bearer.exec(authorization)?.[1]
  return key !== undefined && isKey(key) ? hashKey(key) : undefined
}

type UnauthenticatedCode = 'missing_api_key' | 'invalid_api_key' | 'revoked_api_key' | 'expired_api_key'

function unauthenticated(code: UnauthenticatedCode, message: string): ApiError {
  return new ApiError(code, message, { headers: { 'WWW-Authenticate': 'Bearer' } })
}
