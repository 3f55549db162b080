import { z } from 'zod'
import { meaningOf } from '../meaning-of-error.ts'
import type { NoResponse, ProviderFailure } from '../provider.ts'

type Failed = { readonly ok: false; readonly failure: ProviderFailure }

/** The code alone makes it an error of the provider. Other malformed fields are ignored. */
const errorBody = z.object({
  error: z.object({
    code: z.int32(),
    error_subcode: z.number().optional().catch(undefined),
    message: z.string().catch(''),
    error_user_msg: z.string().min(1).optional().catch(undefined),
    error_data: z.object({ details: z.string().optional() }).optional().catch(undefined),
  }),
})

/**
 * An error of the provider (a body with a numeric code) proves that the call failed, whatever the HTTP status.
 * Anything else is an unreadable response.
 *
 * @param unreadableMessage the message for an unreadable response
 */
export function refusalOf(
  status: number,
  json: unknown,
  unreadableMessage = `HTTP ${status} without an error of the provider`,
): Failed {
  const refusal = errorBody.safeParse(json)
  if (!refusal.success) return unreadable(status, unreadableMessage)
  const { code, error_subcode: subcode, message, error_user_msg, error_data } = refusal.data.error
  const tokenRefused = meaningOf(code).code === 'auth_expired' && ({ tokenRefused: true } as const)
  const details = error_data?.details ?? error_user_msg
  return { ok: false, failure: { kind: 'refused', status, code, subcode, message, details, ...tokenRefused } }
}

/** A call with a 3xx or 4xx response had no effect. For other statuses the effect is unknown. */
export function unreadable(status: number, message: string): Failed {
  return { ok: false, failure: { kind: 'unreadable', message, unsent: status >= 300 && status < 500 } }
}

/** No connection was established, so nothing was sent. */
export function notConnected(error: unknown): { readonly ok: false; readonly failure: NoResponse } {
  return { ok: false, failure: { kind: 'unreachable', message: messageOf(error), unsent: true } }
}

/** An error while calling or while reading the response. */
export function brokenCall(error: unknown, aborted: boolean): Failed {
  if (aborted) return { ok: false, failure: { kind: 'timeout', message: 'no response in time', unsent: false } }
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return {
    ok: false,
    failure: { kind: 'unreachable', message: messageOf(cause), unsent: neverConnected.test(codeOf(cause)) },
  }
}

/**
 * A call that cannot be sent, as with a token that is invalid in a header. The original error would reveal the
 * token.
 */
export function impossibleCall(): Failed {
  const message = 'the request cannot be sent: its token or its URL is invalid'
  return { ok: false, failure: { kind: 'unreachable', message, unsent: true } }
}

/** DNS failures, refused connections, untrusted certificates: no request was sent. */
const neverConnected =
  /^(ENOTFOUND|EAI_\w+|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_\w+|CERT_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+)$/

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || codeOf(error) : String(error)
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(codeOf).find((code) => code !== '') ?? ''
  return String((error as { code?: unknown } | null)?.code ?? '')
}
