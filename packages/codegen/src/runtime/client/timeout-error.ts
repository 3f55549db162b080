/**
 * The service did not respond completely within `timeoutMs`. For a `POST`, `PATCH` or `DELETE` the service may still
 * have executed the request.
 */
export class TimeoutError extends Error {
  override readonly name: string = 'TimeoutError'
  readonly method: string
  /** Without the query, which may contain personal data. */
  readonly url: string
  /** The timeout of the last attempt, in milliseconds. */
  readonly timeoutMs: number

  constructor(request: { method: string; url: string }, timeoutMs: number) {
    const [url = ''] = request.url.split('?')
    super(`${request.method} ${url} got no complete response within ${timeoutMs} ms.`)
    this.method = request.method
    this.url = url
    this.timeoutMs = timeoutMs
  }
}
