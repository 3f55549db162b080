import { z } from '@hono/zod-openapi'
import { isStructured } from './coerce.ts'
import { type Failure, failure } from './failure.ts'
import { firstFailure } from './failures-in.ts'
import { findMediaType, kindOf, type MediaKind } from './find-media-type.ts'
import { headersReader } from './headers-reader.ts'
import { ResponseValidationError } from './response-validation-error.ts'
import { isAsyncIterable } from './result-streamer.ts'
import { type Media, mediaOf, type Route, responseOf } from './route.ts'
import { isSchema, shapeOf } from './schema.ts'
import { type HandlerResult, headerText, serialize } from './write-result.ts'

/** Throws ResponseValidationError if a result does not match its route. */
export type ValidateResult = (result: HandlerResult) => void

/**
 * Creates a function that validates the results of a route's handler against the declared responses: status, headers and
 * body. Ignores headers added by the app. The body is validated in serialized form, which costs more than writing it, so
 * a valid result is validated only once.
 */
export function responseValidator({ operationId, responses }: Route): ValidateResult {
  const fitting = new WeakSet<HandlerResult>()
  return (result) => {
    if (fitting.has(result)) return
    const { status } = result
    const fail = (part: 'status' | 'header' | 'body', found: Failure | undefined) => {
      if (found !== undefined) throw new ResponseValidationError(operationId, status, part, found)
    }
    const response = responseOf(responses, status)
    if (response === undefined) fail('status', failure('enum', 'is not declared'))
    if (response === undefined || '$ref' in response) return
    fail('header', headersFailure(response.headers, result.headers))
    fail('body', bodyFailure(mediaOf(response), result))
    fitting.add(result)
  }
}

function headersFailure(declared: object | undefined, headers: HandlerResult['headers'] = {}): Failure | undefined {
  const sent = Object.entries(headers).filter(([, value]) => value !== undefined)
  // OpenAPI declares Content-Type by `content` and ignores it in `headers`.
  const names = new Set([
    'content-type',
    ...Object.keys(isSchema(declared) ? shapeOf(declared) : (declared ?? {})).map(lowerCase),
  ])
  const undeclared = sent.find(([name]) => !names.has(lowerCase(name)))
  if (undeclared !== undefined) return failure('unknown', 'is not declared', [undeclared[0]])
  if (!isSchema(declared)) return undefined
  const byName = new Map(sent.map(([name, value]) => [lowerCase(name), headerText(value!)]))
  const read = headersReader(declared)
  return firstFailure(declared, read({ get: (name) => byName.get(lowerCase(name)) ?? null }))
}

const lowerCase = (name: string) => name.toLowerCase()

function bodyFailure(
  content: Readonly<Record<string, Media>>,
  { contentType, body }: HandlerResult,
): Failure | undefined {
  const declared = Object.keys(content)
  if (declared.length === 0) return body === undefined ? undefined : failure('unknown', 'is not declared')
  if (body === undefined) return failure('required', 'is required')
  const sentAs = contentType ?? 'application/json'
  const mediaType = findMediaType(declared, sentAs)
  if (mediaType === undefined) return failure('contentType', `is sent as ${sentAs}, which is not declared`)
  const { schema, itemSchema } = content[mediaType]!
  // Items are validated when they are written.
  if (itemSchema !== undefined) return isAsyncIterable(body) ? undefined : failure('type', 'must be an async iterable')
  const kind = kindOf(sentAs)
  const value = valueOnWire(kind, body)
  // The text of an array or object has no defined form, so it is not validated either.
  if (!isSchema(schema) || value === undefined || (kind === 'text' && isStructured(schema))) return undefined
  return z.validate(schema, value) ? undefined : firstFailure(schema, value)
}

/** The value that a client parses from a body. Returns undefined for bytes and streams, which are not validated. */
function valueOnWire(kind: MediaKind, body: unknown): unknown {
  if (kind === 'text' && typeof body === 'string') return body
  if (kind !== 'json') return undefined
  const written = serialize(body)
  return JSON.parse(typeof written === 'string' ? written : new TextDecoder().decode(written))
}
