import type { State } from '../state.ts'
import { findWaba } from '../wabas.ts'
import { providerError } from './provider-error.ts'

/** The error response for a call without a valid token for the account; undefined if the token is valid. */
export function refuseToken(state: State, wabaId: string, authorization: string | undefined): Response | undefined {
  const token = tokenOf(authorization)
  if (token === undefined) return missingToken()
  const needed = findWaba(state, wabaId)?.token
  return needed === undefined || needed === token ? undefined : invalidToken()
}

/** The error response for a call about the app without a token that opens an account; undefined if it does. */
export function refuseAppToken(state: State, token: string | undefined): Response | undefined {
  if (token === undefined) return missingToken()
  const needed = [...state.wabas.values()].map((waba) => waba.token)
  return needed.length === 0 || needed.includes(undefined) || needed.includes(token) ? undefined : invalidToken()
}

export function missingToken(): Response {
  return providerError({ status: 401, code: 104, message: 'An access token is required to request this resource.' })
}

export function tokenOf(authorization: string | undefined): string | undefined {
  return /^(?:bearer|oauth) +(\S+)$/i.exec(authorization ?? '')?.[1]
}

function invalidToken(): Response {
  return providerError({ status: 401, code: 190, message: 'Invalid OAuth access token - Cannot parse access token' })
}
