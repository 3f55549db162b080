/**
 * No response, or an incomplete one: the URL is wrong, the service is down, or the connection broke.
 * `cause` is what `fetch` threw. An abort by your own signal does not become this error: its reason is rethrown.
 */
export class ConnectionError extends Error {
  override readonly name: string = 'ConnectionError'
  readonly method: string
  /** Without the query, which may contain personal data. */
  readonly url: string

  constructor(request: { method: string; url: string }, cause: unknown) {
    const [url = ''] = request.url.split('?')
    super(`${request.method} ${url} failed before a complete response arrived: ${reasonOf(cause)}`, { cause })
    this.method = request.method
    this.url = url
  }
}

/** Node's `fetch` says only "fetch failed"; the reason is one `cause` deeper. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const deeper = cause.cause
  if (!(deeper instanceof Error)) return cause.message
  return deeper.message || String((deeper as { code?: unknown }).code ?? cause.message)
}
