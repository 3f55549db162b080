import { z } from '@hono/zod-openapi'
import { decoderOf, findBadText, metadataOf } from '../zod/index.ts'
import { cached } from './cached.ts'
import { cookiesReader } from './cookies-reader.ts'
import { type Failure, failure } from './failure.ts'
import { failuresIn } from './failures-in.ts'
import { kindOf } from './find-media-type.ts'
import { failureOf, handlerValueOf } from './handler-value-of.ts'
import { headersReader, pathReader } from './headers-reader.ts'
import { queryReader, querystringReader, withoutParameters } from './query-reader.ts'
import { holdsUnreadable } from './reading.ts'
import type { ReceivedRequest } from './received-request.ts'
import { failureIn, type RequestFailure, type RequestPart, RequestValidationError } from './request-validation-error.ts'
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
  /** Query parameters that are read elsewhere, such as an API key. They are unknown to the schema, and not rejected. */
  readonly ignoredQuery?: readonly string[] | undefined
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
  { refuseBadText, refuseUnknownQuery, ignoredQuery = [] }: RequestPolicy,
) {
  const query = declared ?? (refuseUnknownQuery ? noParameters : undefined)
  const ignored = ignoredQuery.filter((name) => query === undefined || !Object.hasOwn(shapeOf(query), name))
  const parts: Part[] = []
  if (params) {
    const read = pathReader(template, params)
    parts.push(partOf('params', 'path', params, ({ path }) => read(path), refuseBadText))
  }
  if (query) {
    const read = readerOfQuery(query)
    const readQuery = (request: ReceivedRequest) => read(withoutParameters(request.query, ignored))
    parts.push(partOf(query === noParameters ? undefined : 'query', 'query', query, readQuery, refuseBadText))
  }
  if (headers) {
    const read = headersReader(headers)
    parts.push(partOf('headers', 'header', headers, (request) => read(request.headers), refuseBadText))
  }
  if (cookies) {
    const read = cookiesReader(cookies)
    parts.push(partOf('cookies', 'cookie', cookies, (request) => read(request.headers), refuseBadText))
  }
  if (body) parts.push(bodyPart(body, refuseBadText))
  return (request: ReceivedRequest): ValidRequest => {
    const valid: ValidRequest = {}
    for (const { name, part, read, failures } of parts) {
      const value = readValue(part, () => read(request))
      if (value === invalid) {
        const [found = unexplained] = failures(request)
        throw new RequestValidationError(part, found, () => allFailures(parts, request))
      }
      if (name !== undefined) valid[name] = value
    }
    return valid
  }
}

/** Names the part with an error of a format. */
function readValue(part: RequestPart, read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    throw new RequestValidationError(part, failureOf(error))
  }
}

/** A part of a request. */
interface Part {
  /** Its name in the valid request; undefined if it is not passed on. */
  readonly name: keyof ValidRequest | undefined
  readonly part: RequestPart
  /** Returns the value, or `invalid`. */
  readonly read: (request: ReceivedRequest) => unknown
  readonly failures: (request: ReceivedRequest) => Iterable<Failure>
}

const invalid = Symbol('invalid')
/** Only an impure check can fail first and then pass. */
const unexplained = failure('type', 'does not fit its schema')

function* allFailures(parts: readonly Part[], request: ReceivedRequest): Generator<RequestFailure> {
  for (const { part, failures } of parts) for (const found of failures(request)) yield failureIn(part, found)
}

/** The parser of a query. A schema with `content` (`in: querystring`) makes the whole query one value. */
function readerOfQuery(query: Schema) {
  const [mediaType] = Object.keys(metadataOf(query).param?.content ?? {})
  return mediaType === undefined ? queryReader(query) : querystringReader(query, mediaType)
}

function partOf(
  name: Part['name'],
  part: RequestPart,
  schema: Schema,
  parse: (request: ReceivedRequest) => unknown,
  refuseBadText: boolean,
): Part {
  const compiled = z.compile(schema)
  const decode = decoderOf(schema)
  const hasInherited = Object.keys(shapeOf(schema)).some((key) => key in Object.prototype)
  const withoutInherited = (values: unknown) => (hasInherited ? Object.assign(Object.create(null), values) : values)
  const refusesText = (request: ReceivedRequest) => refuseBadText && mayHoldBadText(part, request)
  return {
    name,
    part,
    read(request) {
      const values = withoutInherited(parse(request))
      if (holdsUnreadable(values) || (refusesText(request) && findBadText(values))) return invalid
      const parsed = z.safeParse(compiled, values)
      if (!parsed.success) return invalid
      return withoutInherited(decode === undefined ? parsed.data : decode(parsed.data))
    },
    *failures(request) {
      const values = withoutInherited(parse(request))
      for (const found of failuresIn(schema, values, refusesText(request))) {
        const isUnknown = part === 'query' && found.kind === 'unknown'
        yield isUnknown ? { ...found, reason: 'is not a known query parameter' } : found
      }
    },
  }
}

/** Paths and queries are ASCII, headers have no NUL, and percent-decoding rejects lone surrogates. */
function mayHoldBadText(part: RequestPart, { path, query }: ReceivedRequest): boolean {
  if (part === 'path') return path.includes('%00')
  return part === 'cookie' || (part === 'query' && query.includes('%00'))
}

function bodyPart({ contents, required }: RequestBody, refuseBadText: boolean): Part {
  const mediaTypes = Object.keys(contents)
  const typeOf = ({ contentType = mediaTypes[0]! }: ReceivedRequest) => contentType
  const validatorOf = cached((type: string) => contentValidator(type, contents[type]!, refuseBadText))
  return {
    name: 'body',
    part: 'body',
    read(request) {
      if (request.body === undefined) return required ? invalid : undefined
      const contentType = typeOf(request)
      const value = validatorOf(contentType).read(request)
      return mediaTypes.length > 1 && value !== invalid ? { contentType, value } : value
    },
    failures(request) {
      if (request.body === undefined) return required ? [failure('required', 'is required')] : []
      return validatorOf(typeOf(request)).failures(request)
    },
  }
}

function contentValidator(
  contentType: string,
  { schema = z.unknown(), itemSchema }: Content,
  refuseBadText: boolean,
): Pick<Part, 'read' | 'failures'> {
  const kind = kindOf(contentType)
  const isForm = kind === 'form' || kind === 'multipart'
  // Items are validated when they are read.
  if (kind === 'bytes' || itemSchema !== undefined) return { read: ({ body }) => body, failures: () => [] }
  const compiled = z.compile(schema)
  const change = handlerValueOf(schema)
  const refusesText = ({ bodyHasEscapes }: ReceivedRequest) => refuseBadText && bodyHasEscapes
  return {
    read(request) {
      const { body } = request
      const isReadable = !(isForm && holdsUnreadable(body)) && !(refusesText(request) && findBadText(body))
      if (!isReadable || !z.validate(compiled, body)) return invalid
      return change === undefined ? body : change(body)
    },
    failures: (request) => failuresIn(schema, request.body, refusesText(request)),
  }
}
