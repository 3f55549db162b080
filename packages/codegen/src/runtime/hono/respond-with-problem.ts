import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { newResponse } from './new-response.ts'
import { NotImplementedError } from './not-implemented.ts'
import { JsonError } from './parse-json.ts'
import {
  BodyTooLargeError,
  ForbiddenError,
  MethodNotAllowedError,
  RequestAbortedError,
  UnauthorizedError,
  UnknownPathError,
  UnsupportedMediaTypeError,
} from './request-errors.ts'
import { RequestValidationError } from './request-validation-error.ts'

/** Status and title of each request error. */
const kinds = [
  { error: RequestValidationError, status: 400, title: 'The request is invalid.' },
  { error: JsonError, status: 400, title: 'The body cannot be read.' },
  { error: RequestAbortedError, status: 400, title: 'The request was aborted.' },
  { error: UnauthorizedError, status: 401, title: 'The credentials are missing or not valid.' },
  { error: ForbiddenError, status: 403, title: 'The credentials do not permit this.' },
  { error: UnknownPathError, status: 404, title: 'The path is unknown.' },
  { error: MethodNotAllowedError, status: 405, title: 'The method is not allowed.' },
  { error: BodyTooLargeError, status: 413, title: 'The body is too large.' },
  { error: UnsupportedMediaTypeError, status: 415, title: 'The media type is not supported.' },
  { error: NotImplementedError, status: 501, title: 'The operation is not implemented.' },
] as const

/**
 * Responds to an error with problem details (RFC 9457), for `app.onError`. An error that the client did not cause becomes
 * a 500 without details, and is logged with `console.error`.
 *
 * @param context has headers of middleware that the response gets too
 */
export function respondWithProblem(error: unknown, context?: Context): Response {
  if (error instanceof HTTPException) return error.getResponse()
  const kind = kinds.find((each) => error instanceof each.error)
  if (kind === undefined) {
    console.error(error)
    return problem(500, { title: 'The service failed.' }, {}, context)
  }
  const about = { title: kind.title, detail: (error as Error).message, ...placesOf(error) }
  return problem(kind.status, about, headersOf(error), context)
}

/** The most failures of a request that a response names. */
const maxFailures = 20

/** Where a request is wrong: the location of the first failure, and a JSON pointer into its part for each. */
function placesOf(error: unknown): object {
  if (error instanceof JsonError) return { location: error.location }
  if (!(error instanceof RequestValidationError)) return {}
  const errors = error.failures(maxFailures).map(({ in: part, path, reason }) => ({
    in: part,
    pointer: path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    message: reason,
  }))
  return { location: error.location, errors }
}

function headersOf(error: unknown): Readonly<Record<string, string>> {
  if (error instanceof MethodNotAllowedError) return { Allow: error.allowed.join(', ') }
  const challenges = error instanceof UnauthorizedError || error instanceof ForbiddenError ? error.challenges : []
  return challenges.length > 0 ? { 'WWW-Authenticate': challenges.join(', ') } : {}
}

function problem(
  status: number,
  about: object,
  headers: Readonly<Record<string, string>>,
  context: Context | undefined,
): Response {
  const body = JSON.stringify({ type: 'about:blank', status, ...about })
  return newResponse(context, body, { status, headers: { ...headers, 'Content-Type': 'application/problem+json' } })
}
