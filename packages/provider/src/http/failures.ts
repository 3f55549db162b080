import { z } from 'zod'
import { meaningOf } from '../meaning-of-error.ts'
import type { NoAnswer, ProviderFailure } from '../provider.ts'

type Failed = { readonly ok: false; readonly failure: ProviderFailure }

/** Only the code makes it an error of the provider's: whatever else is odd in it is left out. */
const errorBody = z.object({
  error: z.object({
    code: z.int32(),
    error_subcode: z.number().optional().catch(undefined),
    message: z.string().catch(''),
    error_data: z.object({ details: z.string().optional() }).optional().catch(undefined),
  }),
})

/**
 * The provider's own error (a body with a numeric code) is its word that the call failed, whatever the HTTP status. Anything
 * else is an unreadable answer.
 *
 * @param otherwise what is said of an unreadable one
 */
export function refusalOf(
  status: number,
  json: unknown,
  otherwise = `HTTP ${status} without an error of the provider's`,
): Failed {
  const refusal = errorBody.safeParse(json)
  if (!refusal.success) return unreadable(status, otherwise)
  const { code, error_subcode: subcode, message, error_data } = refusal.data.error
  const tokenRefused = meaningOf(code).code === 'auth_expired' && ({ tokenRefused: true } as const)
  const details = error_data?.details
  return { ok: false, failure: { kind: 'refused', status, code, subcode, message, details, ...tokenRefused } }
}

/** What answers with 3xx or 4xx has not done anything; what lies behind another status, nobody knows. */
export function unreadable(status: number, message: string): Failed {
  return { ok: false, failure: { kind: 'unreadable', message, unsent: status >= 300 && status < 500 } }
}

/** No connection came about, so nothing was sent. */
export function notConnected(error: unknown): { readonly ok: false; readonly failure: NoAnswer } {
  return { ok: false, failure: { kind: 'unreachable', message: messageOf(error), unsent: true } }
}

/** What the call threw, or what broke while the answer was read. */
export function brokenCall(error: unknown, aborted: boolean): Failed {
  if (aborted) return { ok: false, failure: { kind: 'timeout', message: 'no answer in time', unsent: false } }
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return {
    ok: false,
    failure: { kind: 'unreachable', message: messageOf(cause), unsent: neverConnected.test(codeOf(cause)) },
  }
}

/** A call that could not even begin, as with a token that no header can hold. Its own words would show the token. */
export function impossibleCall(): Failed {
  const message = 'no such request can be made: its token or its address is not a possible one'
  return { ok: false, failure: { kind: 'unreachable', message, unsent: true } }
}

/** Names that are not found, connections that nobody takes, certificates that are not trusted: no request went out. */
const neverConnected =
  /^(ENOTFOUND|EAI_\w+|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_\w+|CERT_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+)$/

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || codeOf(error) : String(error)
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(codeOf).find((code) => code !== '') ?? ''
  return String((error as { code?: unknown } | null)?.code ?? '')
}
