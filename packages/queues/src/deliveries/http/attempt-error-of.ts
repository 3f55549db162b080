import type { AttemptError } from '../attempt-outcome.ts'

/** Errors in the response itself, or in its protocol. */
const invalidResponses =
  /^(HPE_|HTTPParserError$|UND_ERR_(HEADERS_OVERFLOW|RES_|RESPONSE|INVALID|HTTP_PARSER|NOT_SUPPORTED|INFO))/
const tlsFailures = /^(ERR_TLS|ERR_SSL|CERT_|EPROTO$|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)|CERTIFICATE/
const timeouts = /^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/

/** Classifies an error of undici, the socket or TLS. */
export function attemptErrorOf(error: unknown): AttemptError {
  const codes = codesOf(error)
  const matches = (pattern: RegExp) => codes.some((code) => pattern.test(code))
  if (matches(tlsFailures)) return 'tls_failed'
  if (matches(invalidResponses)) return 'invalid_response'
  // Counts as a timeout only if no address of the host refused the connection.
  if (codes.every((code) => timeouts.test(code))) return 'connection_timeout'
  return 'connection_failed'
}

function codesOf(error: unknown): string[] {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.flatMap(codesOf)
  const { code, cause, name } = error as Error & { code?: unknown }
  if (typeof code === 'string') return [code]
  return cause === undefined ? [name] : codesOf(cause)
}
