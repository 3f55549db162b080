import { kindOf } from './media-type.ts'

/** What a handler returns: the declared status, headers and body of one response. */
export interface HandlerResult {
  readonly status: number
  readonly headers?: Readonly<Record<string, HeaderValue | undefined>> | undefined
  /** JSON unless given. */
  readonly contentType?: string | undefined
  /** A JSON value where the media type is JSON; else what `Response` takes, such as text, bytes or a stream. */
  readonly body?: unknown
}

type Scalar = string | number | boolean
/** Arrays and objects are written with commas between their items, as OpenAPI has it. */
export type HeaderValue = Scalar | readonly Scalar[] | Readonly<Record<string, Scalar>>

/** The text of a header. */
export function headerText(value: HeaderValue): string {
  return typeof value === 'object'
    ? (Array.isArray(value) ? value : Object.entries(value).flat()).join(',')
    : `${value}`
}

const preparedBytes = new WeakMap<object, Uint8Array<ArrayBuffer>>()

/**
 * Has `body` written as exactly `text` whenever a handler returns this very object: for what is the same for every
 * request, and for stored responses.
 */
export function withText<Body extends object>(body: Body, text: string): Body {
  preparedBytes.set(body, new TextEncoder().encode(text))
  return body
}

/**
 * Writes a result as a `Response`. Headers stay a plain object, which the Node adapter passes through untouched.
 *
 * @param others win over the result's own headers of the same name, which may be those of a stored response
 */
export function writeResult(
  { status, headers, contentType = 'application/json', body }: HandlerResult,
  others?: Readonly<Record<string, string>>,
): Response {
  const written: Record<string, string> = {}
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) written[name] = headerText(value)
  }
  if (others !== undefined) Object.assign(written, others)
  if (body === undefined) return new Response(null, { status, headers: written })
  written['Content-Type'] = contentType
  const isJson = contentType === 'application/json' || kindOf(contentType) === 'json'
  return new Response(isJson ? serialize(body) : (body as ConstructorParameters<typeof Response>[0]), {
    status,
    headers: written,
  })
}

/** The bytes or text of a JSON body on the wire. */
export function serialize(body: unknown): string | Uint8Array<ArrayBuffer> {
  const prepared = typeof body === 'object' && body !== null ? preparedBytes.get(body) : undefined
  return prepared ?? JSON.stringify(body)
}
