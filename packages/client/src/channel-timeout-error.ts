/**
 * The service did not respond completely within `timeoutMs`. For a `POST`, `PATCH` or `DELETE` it may have done what
 * was asked nevertheless.
 */
export class ChannelTimeoutError extends Error {
  override readonly name = 'ChannelTimeoutError'
  readonly method: string
  /** Without the query, which may contain personal data. */
  readonly url: string
  /** The time that the last attempt had. */
  readonly timeoutMs: number

  constructor(request: { method: string; url: string }, timeoutMs: number) {
    const [url = ''] = request.url.split('?')
    super(`${request.method} ${url} got no complete response within ${timeoutMs} ms.`)
    this.method = request.method
    this.url = url
    this.timeoutMs = timeoutMs
  }
}
