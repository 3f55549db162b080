/** What a handler returns: the declared status, headers and JSON body of one response. */
export interface HandlerResult {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
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
  { status, headers, body }: HandlerResult,
  others?: Readonly<Record<string, string>>,
): Response {
  const written: Record<string, string> = {}
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) written[name] = String(value)
  }
  if (others !== undefined) Object.assign(written, others)
  if (body === undefined) return new Response(null, { status, headers: written })
  written['Content-Type'] = 'application/json'
  return new Response(serialize(body), { status, headers: written })
}

/** The bytes or text of a body on the wire. */
export function serialize(body: unknown): string | Uint8Array<ArrayBuffer> {
  const prepared = typeof body === 'object' && body !== null ? preparedBytes.get(body) : undefined
  return prepared ?? JSON.stringify(body)
}
