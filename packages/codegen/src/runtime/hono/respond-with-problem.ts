import { HTTPException } from 'hono/http-exception'
import { JsonError } from './parse-json.ts'
import {
  BodyTooLargeError,
  MethodNotAllowedError,
  RequestAbortedError,
  UnknownPathError,
  UnsupportedMediaTypeError,
} from './request-errors.ts'
import { RequestValidationError } from './request-validation-error.ts'

/** Status and title of each request error. */
const kinds = [
  { error: RequestValidationError, status: 400, title: 'The request is invalid.' },
  { error: JsonError, status: 400, title: 'The body cannot be read.' },
  { error: RequestAbortedError, status: 400, title: 'The request was aborted.' },
  { error: UnknownPathError, status: 404, title: 'The path is unknown.' },
  { error: MethodNotAllowedError, status: 405, title: 'The method is not allowed.' },
  { error: BodyTooLargeError, status: 413, title: 'The body is too large.' },
  { error: UnsupportedMediaTypeError, status: 415, title: 'The media type is not supported.' },
] as const

/**
 * Responds to an error with problem details (RFC 9457), for `app.onError`. An error that the client did not cause becomes
 * a 500 without details, and is logged with `console.error`.
 */
export function respondWithProblem(error: unknown): Response {
  if (error instanceof HTTPException) return error.getResponse()
  const kind = kinds.find((each) => error instanceof each.error)
  if (kind === undefined) {
    console.error(error)
    return problem(500, { title: 'The service failed.' })
  }
  const location =
    error instanceof RequestValidationError || error instanceof JsonError ? { location: error.location } : {}
  const headers = error instanceof MethodNotAllowedError ? { Allow: error.allowed.join(', ') } : {}
  return problem(kind.status, { title: kind.title, detail: (error as Error).message, ...location }, headers)
}

function problem(status: number, about: object, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify({ type: 'about:blank', status, ...about }), {
    status,
    headers: { ...headers, 'Content-Type': 'application/problem+json' },
  })
}
