import { type AnyErrorCode, errorCatalog } from '@channel/core/mechanisms/errors'

/** One failure as a client sees it. `param` is the public name of the field. */
export interface Failure {
  code: AnyErrorCode
  message: string
  param?: string | undefined
  headers?: Readonly<Record<string, string>> | undefined
  /** Only where HTTP has a better status than the catalog for the code (408, 503). No operation declares such a response. */
  status?: number
}

/** The only details of a 500 that a client sees. */
export const internalError: Failure = {
  code: 'internal_error',
  message: 'Something went wrong on our side. If it persists, contact support with the request id.',
}

/** The database or the store of files cannot be used at the moment. The transaction may have been committed if its connection was lost. */
export const unavailable: Failure = {
  code: 'internal_error',
  message: 'The service is temporarily unavailable. Retry later.',
  headers: { 'Retry-After': '5' },
  status: 503,
}

/** The organization is being moved to another cell, which takes a moment. Nothing was changed. */
export const moving: Failure = { ...unavailable, headers: { 'Retry-After': '1' } }

/** Renders the error envelope; status and type come from the catalog. */
export function renderFailure(failure: Failure, requestId: string) {
  const { code, message, param } = failure
  const { status, type } = errorCatalog[code]
  const error = { type, code, message, ...(param === undefined ? {} : { param }), request_id: requestId }
  const headers = { 'Content-Type': 'application/json', 'X-Request-Id': requestId, ...failure.headers }
  return { status: failure.status ?? status, headers, body: JSON.stringify({ error }) }
}

/** The error envelope as a `Response`, with other headers of this request. No cache stores it. */
export function errorResponse(
  failure: Failure,
  requestId: string,
  others: Readonly<Record<string, string>> = {},
): Response {
  const { status, headers, body } = renderFailure(failure, requestId)
  return new Response(body, { status, headers: { 'Cache-Control': 'no-store', ...others, ...headers } })
}
