import type { ErrorCode } from '@channel/contract/types'
import { errorCatalog } from '@channel/core'

/** One failure as it is told to a client. `param` names the field as customers know it. */
export interface Failure {
  code: ErrorCode
  message: string
  param?: string | undefined
  headers?: Readonly<Record<string, string>> | undefined
  /** Only where HTTP wants another status than the catalog has for the code (408, 431). */
  status?: number
}

/** All that a client learns of a 500. */
export const internalError: Failure = {
  code: 'internal_error',
  message: 'Something went wrong on our side. If it stays, quote the request id.',
}

/** The error envelope, ready to be written. */
export interface RenderedFailure {
  status: number
  headers: Record<string, string>
  body: string
}

/** Renders the error envelope; status and type come from the catalog. */
export function renderFailure(failure: Failure, requestId: string): RenderedFailure {
  const { code, message, param } = failure
  const { status, type } = errorCatalog[code]
  const error = { type, code, message, ...(param === undefined ? {} : { param }), request_id: requestId }
  const headers = { 'Content-Type': 'application/json', 'X-Request-Id': requestId, ...failure.headers }
  return { status: failure.status ?? status, headers, body: JSON.stringify({ error }) }
}

/** The same as a `Response`, with what else belongs to the answer of this request. */
export function errorResponse(
  failure: Failure,
  requestId: string,
  others: Readonly<Record<string, string>> = {},
): Response {
  const { status, headers, body } = renderFailure(failure, requestId)
  return new Response(body, { status, headers: { ...others, ...headers } })
}
