import { z } from '@hono/zod-openapi'
import { defaultsOf, findBadText } from '../zod/index.js'
import { type Failure, failure } from './failure.ts'
import { firstFailure } from './first-failure.ts'
import { parametersOf, type Reading } from './parameter.ts'
import { type HeaderSource, headersReader } from './read-headers.ts'
import { pathReader } from './read-path.ts'
import { queryReader } from './read-query.ts'
import { type RequestPart, RequestValidationError } from './request-validation-error.ts'
import { isStrict, type RequestSchemas } from './route.ts'
import type { Schema } from './schema-tree.ts'

/** A request as it came, but for its body, which is parsed. */
export interface ReceivedRequest {
  /** Still percent-encoded. */
  readonly path: string
  /** Without `?`, still percent-encoded. */
  readonly query: string
  readonly headers: HeaderSource
  /** Without defaults; undefined if there was none. It is never changed. */
  readonly body: unknown
  /** Whether the body's JSON escapes characters by their number: only so can it hold NUL or a lone surrogate. */
  readonly bodyHasEscapes: boolean
}

/** A request that fits its route: the values of each part that the route declares. */
export interface ValidRequest {
  params?: unknown
  query?: unknown
  headers?: unknown
  body?: unknown
}

/** What a request is held to besides the schemas of its route. */
export interface RequestPolicy {
  /** Whether a text with NUL or a lone surrogate is refused, which PostgreSQL and UTF-8 cannot hold. */
  readonly refuseBadText: boolean
  /** Whether a route without query parameters refuses every query parameter, as a strict query schema does. */
  readonly refuseUnknownQuery: boolean
}

const noParameters = z.strictObject({})

/**
 * Makes the one step that holds requests to the schemas of a route: path, then query, header and body; within each in the
 * order of the schema, what is unknown last. Schemas compile when the first request arrives: all of them at the start
 * would take time and memory for routes that are never called.
 *
 * @param template the path of the route
 * @returns a function that throws RequestValidationError, the first failure
 */
export function requestValidator(
  template: string,
  schemas: RequestSchemas,
  policy: RequestPolicy,
): (request: ReceivedRequest) => ValidRequest {
  let validate = (request: ReceivedRequest): ValidRequest => {
    validate = compileValidator(template, schemas, policy)
    return validate(request)
  }
  return (request) => validate(request)
}

function compileValidator(
  template: string,
  { params, query: declared, headers, body }: RequestSchemas,
  { refuseBadText, refuseUnknownQuery }: RequestPolicy,
) {
  const query = declared ?? (refuseUnknownQuery ? noParameters : undefined)
  const readParams = params && parameterPart('path', params, pathReader(template, parametersOf(params, 'path')))
  const readQuery = query && parameterPart('query', query, queryReader(parametersOf(query, 'query'), isStrict(query)))
  const readHeaders = headers && parameterPart('header', headers, headersReader(parametersOf(headers, 'header')))
  const readBody = body && bodyPart(body.schema, body.required)
  return (request: ReceivedRequest): ValidRequest => {
    const valid: ValidRequest = {}
    if (readParams) valid.params = readParams(request.path)
    if (readQuery) {
      const values = readQuery(request.query)
      if (query !== noParameters) valid.query = values
    }
    if (readHeaders) valid.headers = readHeaders(request.headers)
    if (readBody) valid.body = readBody(request)
    return valid
  }

  function parameterPart<Sent>(part: RequestPart, schema: Schema, read: (sent: Sent) => Reading) {
    const compiled = z.compile(schema)
    return (sent: Sent): unknown => {
      const { values, isReadable } = read(sent)
      const refusesText = refuseBadText && mayHoldBadText(sent)
      if (isReadable && !(refusesText && findBadText(values))) {
        const parsed = z.safeParse(compiled, values)
        if (parsed.success) return parsed.data
      }
      const found = explain(schema, values, refusesText)
      const isUnknown = part === 'query' && found.kind === 'unknown'
      throw new RequestValidationError(part, isUnknown ? { ...found, reason: 'is not a known query parameter' } : found)
    }
  }

  function bodyPart(schema: Schema, required: boolean) {
    const compiled = z.compile(schema)
    const fill = defaultsOf(schema as z.ZodType)
    return ({ body, bodyHasEscapes }: ReceivedRequest): unknown => {
      if (body === undefined) {
        if (required) throw new RequestValidationError('body', failure('required', 'is required'))
        return undefined
      }
      const refusesText = refuseBadText && bodyHasEscapes
      if (!(refusesText && findBadText(body)) && z.validate(compiled, body)) {
        return fill === undefined ? body : fill(body)
      }
      throw new RequestValidationError('body', explain(schema, body, refusesText))
    }
  }
}

/** Paths and queries are ASCII, headers have no NUL, and percent-decoding refuses lone surrogates. */
function mayHoldBadText(sent: unknown): boolean {
  return typeof sent === 'string' && sent.includes('%00')
}

function explain(schema: Schema, value: unknown, refusesText: boolean): Failure {
  // Only a check that is not pure can fail once and pass the second time.
  return firstFailure(schema, value, refusesText) ?? failure('type', 'does not fit its schema')
}
