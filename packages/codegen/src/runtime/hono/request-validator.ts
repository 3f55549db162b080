import { z } from '@hono/zod-openapi'
import { defaultsOf, findBadText, metadataOf } from '../zod/index.ts'
import { cached } from './cached.ts'
import { cookiesReader } from './cookies-reader.ts'
import { type Failure, failure } from './failure.ts'
import { kindOf } from './find-media-type.ts'
import { firstFailure } from './first-failure.ts'
import { headersReader, pathReader } from './headers-reader.ts'
import { queryReader, querystringReader } from './query-reader.ts'
import { holdsUnreadable } from './reading.ts'
import type { ReceivedRequest } from './received-request.ts'
import { type RequestPart, RequestValidationError } from './request-validation-error.ts'
import type { Content, RequestBody, RequestSchemas } from './route.ts'
import { type Schema, shapeOf } from './schema.ts'

/** A valid request: the values of each part that the route declares. */
export interface ValidRequest {
  params?: unknown
  query?: unknown
  headers?: unknown
  cookies?: unknown
  /** `{ contentType, value }` if the route declares several media types. */
  body?: unknown
}

/** Rules for requests besides the schemas of their route. */
export interface RequestPolicy {
  /** Whether to reject text with NUL, which PostgreSQL cannot store, or a lone surrogate, which UTF-8 cannot encode. */
  readonly refuseBadText: boolean
  /** Whether a route without query parameters rejects every query parameter, like a strict query schema. */
  readonly refuseUnknownQuery: boolean
}

/**
 * Creates the validator of a route. It validates path, query, header, cookie and body, each in schema order with unknown
 * names last. Schemas are compiled on the first request, to save startup time and memory for routes that are never
 * called.
 *
 * @param template the path of the route
 * @returns a function that throws RequestValidationError for the first failure
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

const noParameters = z.strictObject({})

function compileValidator(
  template: string,
  { params, query: declared, headers, cookies, body }: RequestSchemas,
  { refuseBadText, refuseUnknownQuery }: RequestPolicy,
) {
  const query = declared ?? (refuseUnknownQuery ? noParameters : undefined)
  const readParams = params && partReader('path', params, pathReader(template, params), refuseBadText)
  const readQuery = query && partReader('query', query, readerOfQuery(query), refuseBadText)
  const readHeaders = headers && partReader('header', headers, headersReader(headers), refuseBadText)
  const readCookies = cookies && partReader('cookie', cookies, cookiesReader(cookies), refuseBadText)
  const readBody = body && bodyValidator(body, refuseBadText)
  return (request: ReceivedRequest): ValidRequest => {
    const valid: ValidRequest = {}
    if (readParams) valid.params = readParams(request.path)
    if (readQuery) {
      const values = readQuery(request.query)
      if (query !== noParameters) valid.query = values
    }
    if (readHeaders) valid.headers = readHeaders(request.headers)
    if (readCookies) valid.cookies = readCookies(request.headers)
    if (readBody) valid.body = readBody(request)
    return valid
  }
}

/** The parser of a query. A schema with `content` (`in: querystring`) makes the whole query one value. */
function readerOfQuery(query: Schema) {
  const [mediaType] = Object.keys(metadataOf(query).param?.content ?? {})
  return mediaType === undefined ? queryReader(query) : querystringReader(query, mediaType)
}

function partReader<Sent>(part: RequestPart, schema: Schema, read: (sent: Sent) => unknown, refuseBadText: boolean) {
  const compiled = z.compile(schema)
  const hasInherited = Object.keys(shapeOf(schema)).some((name) => name in Object.prototype)
  const withoutInherited = (values: unknown) => (hasInherited ? Object.assign(Object.create(null), values) : values)
  return (sent: Sent): unknown => {
    const values = withoutInherited(read(sent))
    const refusesText = refuseBadText && mayHoldBadText(part, sent)
    if (!holdsUnreadable(values) && !(refusesText && findBadText(values))) {
      const parsed = z.safeParse(compiled, values)
      if (parsed.success) return withoutInherited(parsed.data)
    }
    const found = explain(schema, values, refusesText)
    const isUnknown = part === 'query' && found.kind === 'unknown'
    throw new RequestValidationError(part, isUnknown ? { ...found, reason: 'is not a known query parameter' } : found)
  }
}

/** Paths and queries are ASCII, headers have no NUL, and percent-decoding rejects lone surrogates. */
function mayHoldBadText(part: RequestPart, sent: unknown): boolean {
  return part === 'cookie' || (typeof sent === 'string' && sent.includes('%00'))
}

function bodyValidator({ contents, required }: RequestBody, refuseBadText: boolean) {
  const mediaTypes = Object.keys(contents)
  const validatorOf = cached((type: string) => contentValidator(type, contents[type]!, refuseBadText))
  return (request: ReceivedRequest): unknown => {
    const { body, contentType = mediaTypes[0]! } = request
    if (body === undefined) {
      if (required) throw new RequestValidationError('body', failure('required', 'is required'))
      return undefined
    }
    const value = validatorOf(contentType)(request)
    return mediaTypes.length > 1 ? { contentType, value } : value
  }
}

function contentValidator(contentType: string, { schema = z.unknown() }: Content, refuseBadText: boolean) {
  const kind = kindOf(contentType)
  const isForm = kind === 'form' || kind === 'multipart'
  if (kind === 'bytes') return ({ body }: ReceivedRequest) => body
  const compiled = z.compile(schema)
  const fill = defaultsOf(schema)
  return ({ body, bodyHasEscapes }: ReceivedRequest): unknown => {
    const refusesText = refuseBadText && bodyHasEscapes
    const isReadable = !(isForm && holdsUnreadable(body)) && !(refusesText && findBadText(body))
    if (isReadable && z.validate(compiled, body)) return fill === undefined ? body : fill(body)
    throw new RequestValidationError('body', explain(schema, body, refusesText))
  }
}

function explain(schema: Schema, value: unknown, refusesText: boolean): Failure {
  // Only an impure check can fail first and then pass.
  return firstFailure(schema, value, refusesText) ?? failure('type', 'does not fit its schema')
}
