import { createHash } from 'node:crypto'

// An entry of its own, because the rest of the package takes half a second to import.

/** The stored form of the token of a session. */
export function hashOf(token: unknown): string {
  if (typeof token !== 'string') throw new TypeError('Sessions are found by one token at a time.')
  return createHash('sha256').update(token).digest('base64url')
}

const sessionToken = /(?:^|;\s*)(?:__Secure-)?channel\.session_token=([^.;]+)\./

/** The stored form of the token in the header `Cookie`, whether its signature is valid or not; undefined without one. */
export function sessionKeyOf(cookie: string): string | undefined {
  const token = sessionToken.exec(cookie)?.[1]
  return token === undefined ? undefined : hashOf(token)
}
