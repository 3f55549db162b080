import type { Context } from 'hono'
import { kindOf, sequenceOf } from './find-media-type.ts'
import { newResponse } from './new-response.ts'

/** The result of a handler: status, headers and body of a response. */
export interface HandlerResult {
  readonly status: number
  readonly headers?: Readonly<Record<string, HeaderValue | undefined>> | undefined
  /** Default: `application/json`, or else the only JSON type of the response, or its only type. */
  readonly contentType?: string | undefined
  /** A JSON value for JSON media types. Otherwise any body of `Response`, such as text, bytes or a stream. */
  readonly body?: unknown
}

type Scalar = string | number | boolean
/** Arrays and objects are comma-separated, as in OpenAPI. In an array, arrays and objects are JSON. */
export type HeaderValue = Scalar | readonly (Scalar | object)[] | Readonly<Record<string, Scalar>>

/** Serializes a header value. */
export function headerText(value: HeaderValue): string {
  if (typeof value !== 'object') return `${value}`
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.entries(value).flat()
  return parts.map((part) => (typeof part === 'object' ? JSON.stringify(part) : part)).join(',')
}

const preparedBytes = new WeakMap<object, Uint8Array<ArrayBuffer>>()

/**
 * Makes `body` serialize as exactly `text` whenever a handler returns this object. Used for constant and stored
 * responses.
 */
export function withText<Body extends object>(body: Body, text: string): Body {
  preparedBytes.set(body, new TextEncoder().encode(text))
  return body
}

/**
 * Writes a result as a `Response`. Headers stay a plain object, which the Node adapter passes through unchanged.
 *
 * @param others headers that override those of the result, which may be a stored response
 * @param context has headers that those of the result override
 */
export function writeResult(
  { status, headers, contentType = 'application/json', body }: HandlerResult,
  others?: Readonly<Record<string, string>>,
  context?: Context,
): Response {
  const written: Record<string, string> = {}
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) written[name] = headerText(value)
  }
  if (others !== undefined) Object.assign(written, others)
  if (body === undefined) return newResponse(context, null, { status, headers: written })
  const kind = contentType === 'application/json' ? 'json' : kindOf(contentType)
  // Otherwise browsers take it for another charset.
  const isUnsaid = kind === 'text' && typeof body === 'string' && !/;\s*charset=/i.test(contentType)
  written['Content-Type'] = isUnsaid ? `${contentType}; charset=utf-8` : contentType
  if (kind === 'json') return newResponse(context, serialize(body), { status, headers: written })
  const response = newResponse(context, body as ConstructorParameters<typeof Response>[0], { status, headers: written })
  if (sequenceOf(contentType) === 'events' && !response.headers.has('cache-control'))
    response.headers.set('cache-control', 'no-cache')
  return response
}

/** Whether `withText` has the text of a body. */
export function isPrepared(body: unknown): boolean {
  return typeof body === 'object' && body !== null && preparedBytes.has(body)
}

/** Serializes a JSON body. */
export function serialize(body: unknown): string | Uint8Array<ArrayBuffer> {
  const prepared = typeof body === 'object' && body !== null ? preparedBytes.get(body) : undefined
  return prepared ?? JSON.stringify(body)
}
